// Carries the catalogues' resources.
