"""What the training of all kinds of networks has in common: the loss, the schedule, the test."""
import argparse
import time

import numpy as np
import torch

NOTHING = -1e9  # the score and the value of a candidate that is not there


def table(most, counts, *columns):
    """What stands in flat columns for `counts` candidates of each row as tables (rows, most), NOTHING in the rest."""
    there = torch.arange(most) < torch.from_numpy(counts)[:, None]
    return [torch.full(there.shape, NOTHING).masked_scatter(there, column) for column in columns]


def whole(tensor, one, kind):
    """A tensor as the whole numbers of a file, where `one` stands for 1."""
    limit = np.iinfo(kind).max
    return np.clip(np.floor(tensor.detach().numpy() * one + 0.5), -limit, limit).astype(kind).tobytes()


def loss_of(scores, values, warmth):
    there = values > NOTHING / 2
    wanted = torch.softmax((values - values[:, :1]) / warmth, 1)
    return -(wanted * torch.log_softmax(scores, 1).masked_fill(~there, 0)).sum(1).mean()


def test(network, batches, rows):
    """Agreement with the first choice and value given up, of discards and of claims, as a text."""
    found = []
    network.eval()
    with torch.no_grad():
        for first in range(0, len(rows), 4096):
            scores, values, claims = batches.scores(network, rows[first:first + 4096])
            taken = scores.argmax(1)
            given_up = values[:, 0] - values.gather(1, taken[:, None])[:, 0]
            found.append(torch.stack([taken == 0, given_up, claims], 1))
    network.train()
    agrees, given_up, claims = torch.cat(found).T.numpy()
    return ", ".join(f"{name} {100 * agrees[of].mean():.2f} % agree, {given_up[of].mean():.4f} given up"
                     for name, of in (("discards", claims == 0), ("claims", claims > 0)))


def learn(network, batches, args):
    """Shows the network all rows that are not held out, args.epochs times, and writes its weights after each."""
    start = time.time()
    taught, held_out = np.flatnonzero(~batches.held_out), np.flatnonzero(batches.held_out)
    print(f"{batches.rules}: {len(taught)} rows to learn, {len(held_out)} held out", flush=True)
    optimizer = torch.optim.Adam(network.parameters(), lr=args.rate)
    if len(taught) < args.batch:
        raise SystemExit(f"there are fewer rows to learn than the {args.batch} of a batch")
    steps = args.epochs * (len(taught) // args.batch)
    pace = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / 200) * max(0.02, 1 - step / steps))
    order = np.random.default_rng(args.seed)
    for epoch in range(args.epochs):
        losses = []
        shuffled = order.permutation(taught)
        for first in range(0, len(shuffled) - args.batch + 1, args.batch):
            scores, values, _ = batches.scores(network, shuffled[first:first + args.batch])
            loss = loss_of(scores, values, args.warmth)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            network.keep_in_range()
            pace.step()
            losses.append(loss.item())
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}; {test(network, batches, held_out[:40000])}; "
              f"{time.time() - start:.0f} s", flush=True)
        with open(args.weights, "wb") as file:
            file.write(network.to_bytes(batches.rules.split(";")[0]))


def parser(about, rate=2e-3, **usual):
    """Of the arguments that all have: the weights, the rows and how they are shown; `usual` tells the whole numbers."""
    of = argparse.ArgumentParser(description=about.split("\n")[0])
    of.add_argument("weights")
    of.add_argument("rows", nargs="+")
    for name, number in {"epochs": 6, "batch": 512, "threads": 1, "seed": 1, **usual}.items():
        of.add_argument("--" + name, type=int, default=number)
    of.add_argument("--rate", type=float, default=rate, help="of learning, at its highest")
    of.add_argument("--warmth", type=float, default=1, help="in the unit of value")
    return of
