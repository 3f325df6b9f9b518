"""Fine-tunes a sentence encoder on what prepare.ts wrote, and lets it teach a small one.

    python3 train.py <folder that prepare.ts wrote> <file to write>

README.md beside the folder says where the start comes from.
"""
import json
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

DEVICE = "cuda"
LOOKS, HIDDEN, INNER = 8, 384, 256
# Seed, passes, rate, rate of the words: different readers teach better than alike ones.
RECIPES = ((1, 4, 1.5e-4, 3e-4), (2, 4, 2e-4, 6e-4), (3, 5, 1.5e-4, 6e-4))
SMALL_PASSES = 10


def load(folder):
    read = lambda name, kind: np.fromfile(f"{folder}/{name}.bin", dtype=kind)
    info = json.load(open(f"{folder}/info.json"))
    ids, starts = read("ids", np.uint16), read("starts", np.uint32)
    rows = len(starts) - 1
    lengths = np.diff(starts).astype(np.int64)
    texts = np.full((rows, 128), -1, dtype=np.int16)
    mask = np.arange(128)[None, :] < lengths[:, None]
    texts[mask] = ids.astype(np.int16)
    labels = read("labels", np.int8).reshape(rows, -1).astype(np.float32) / 50
    facts = read("facts", np.uint8).reshape(rows, 2)
    return info, torch.tensor(texts, device=DEVICE), lengths, torch.tensor(labels, device=DEVICE), facts, read("kept", np.uint16)


def starting_weights(folder):
    manifest = json.load(open(f"{folder}/model.json"))["weightsManifest"]
    blob = b"".join(open(f"{folder}/group1-shard{n}of7", "rb").read() for n in range(1, 8))
    found, at = {}, 0
    for group in manifest:
        for entry in group["weights"]:
            size = int(np.prod(entry["shape"])) if entry["shape"] else 1
            kind = {"float32": np.float32, "int32": np.int32}[entry["dtype"]]
            found[entry["name"]] = np.frombuffer(blob, kind, size, at).reshape(entry["shape"])
            at += size * 4
    return found


class Layer(nn.Module):
    def __init__(self, wide, out, inner, heads, key):
        super().__init__()
        self.heads, self.key = heads, key
        self.norm1, self.qkv, self.out = nn.LayerNorm(wide, 1e-6), nn.Linear(wide, 3 * key), nn.Linear(key, out)
        self.past = nn.Linear(wide, out) if wide != out else None
        self.norm2, self.up, self.down = nn.LayerNorm(out, 1e-6), nn.Linear(out, inner), nn.Linear(inner, out)

    def forward(self, x, mask, drop=0.1):
        b, l, _ = x.shape
        q, k, v = (t.view(b, l, self.heads, -1).transpose(1, 2) for t in self.qkv(self.norm1(x)).chunk(3, -1))
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None, :])
        seen = self.out(seen.transpose(1, 2).reshape(b, l, -1))
        past = self.past(x) if self.past is not None else x
        x = past + F.dropout(seen, drop, self.training)
        return x + F.dropout(self.down(F.dropout(F.relu(self.up(self.norm2(x))), drop, self.training)), drop, self.training)


def timing(length, width):
    half = width // 2
    rates = torch.exp(torch.arange(half, device=DEVICE) * (-np.log(10000.0) / (half - 1)))
    angle = torch.arange(length, device=DEVICE)[:, None] * rates[None]
    return torch.cat([angle.sin(), angle.cos()], 1)


class Use(nn.Module):
    """The starting point as it was trained (two layers), with a head of our own."""

    def __init__(self, pieces, outputs):
        super().__init__()
        self.emb = nn.Embedding(pieces, 256)
        self.layers = nn.ModuleList([Layer(256, 512, 1536, 4, 256), Layer(512, 512, 1536, 4, 512)])
        self.tanh = nn.Linear(512, 512)
        self.head = nn.Linear(1536, outputs)

    def start(self, found, kept):
        p = "module_apply_default/Encoder_en/KonaTransformer/Encode/"
        t = "module/Encoder_en/KonaTransformer/Encode/"
        put = lambda param, value: param.data.copy_(torch.tensor(np.ascontiguousarray(value)))
        put(self.emb.weight, found["module/Embeddings_en"][kept])
        for n, layer in enumerate(self.layers):
            c = "/ConcatPartitions/concat"
            a = f"{p}Layer_{n}/TransformerLayer/"
            m = f"{t}Layer_{n}/TransformerLayer/MultiheadAttention/"
            put(layer.norm1.weight, found[a + "layer_prepostprocess/layer_norm/layer_norm_scale" + c])
            put(layer.norm1.bias, found[a + "layer_prepostprocess/layer_norm/layer_norm_bias" + c])
            put(layer.qkv.weight, found[m + "qkv_transform_single/kernel/part_0"][0, 0].T)
            put(layer.qkv.bias, found[a + "MultiheadAttention/qkv_transform_single/bias" + c])
            put(layer.out.weight, found[m + "output_transform_single/kernel/part_0"][0, 0].T)
            put(layer.out.bias, found[a + "MultiheadAttention/output_transform_single/bias" + c])
            put(layer.norm2.weight, found[a + "FFN/layer_prepostprocess/layer_norm/layer_norm_scale" + c])
            put(layer.norm2.bias, found[a + "FFN/layer_prepostprocess/layer_norm/layer_norm_bias" + c])
            s = f"{p}TransformerStack/Layer_{n}/TransformerLayer/FFN/"
            put(layer.up.weight, found[s + "conv1/Tensordot/Reshape_1"].T)
            put(layer.up.bias, found[a + "FFN/conv1/bias" + c])
            put(layer.down.weight, found[s + "conv2/Tensordot/Reshape_1"].T)
            put(layer.down.bias, found[a + "FFN/conv2/bias" + c])
            if layer.past is not None:
                put(layer.past.weight, found[a + "dense/kernel" + c].T)
                put(layer.past.bias, found[a + "dense/bias" + c])
        put(self.tanh.weight, found["module/Encoder_en/hidden_layers/tanh_layer_0/weights"].T)
        put(self.tanh.bias, found["module/Encoder_en/hidden_layers/tanh_layer_0/bias"])

    def forward(self, texts):
        mask = texts >= 0
        texts = texts.long().clamp(min=0)
        if self.training:  # Some pieces are hidden, so that no single one decides.
            texts = torch.where(torch.rand(texts.shape, device=DEVICE) < 0.08, torch.zeros_like(texts), texts)
        x = self.emb(texts) * 2 + timing(texts.shape[1], 256)
        for layer in self.layers:
            x = layer(x, mask)
        there = mask.unsqueeze(-1).float()
        mean = (x * there).sum(1) / there.sum(1).clamp(min=1)
        peak = (x + (there - 1) * 1e4).max(1).values
        summary = torch.cat([mean, peak, torch.tanh(self.tanh(mean))], 1)
        self.summary = summary
        return self.head(F.dropout(summary, 0.2, self.training))


class Small(nn.Module):
    """What ships: the first layer with fewer inner units, then eight looks over all its words."""

    def __init__(self, pieces, outputs, inner):
        super().__init__()
        self.emb = nn.Embedding(pieces, 256)
        self.layer = Layer(256, 512, inner, 4, 256)
        self.norm, self.look = nn.LayerNorm(512, 1e-6), nn.Linear(512, LOOKS)
        self.value = nn.Linear(512, 512)
        self.hidden, self.head = nn.Linear(1536, HIDDEN), nn.Linear(HIDDEN, outputs)
        self.like = nn.Linear(HIDDEN, 1536)  # Only while it learns from the large one.

    def start(self, large, useful):
        """Takes over the words and the first layer, and of its inner units the most useful."""
        old, new = large.layers[0], self.layer
        chosen = useful.topk(new.up.out_features).indices
        self.emb.load_state_dict(large.emb.state_dict())
        for name in ("norm1", "qkv", "out", "past", "norm2"):
            getattr(new, name).load_state_dict(getattr(old, name).state_dict())
        new.up.weight.data.copy_(old.up.weight.data[chosen])
        new.up.bias.data.copy_(old.up.bias.data[chosen])
        new.down.weight.data.copy_(old.down.weight.data[:, chosen])
        new.down.bias.data.copy_(old.down.bias.data)

    def forward(self, texts):
        mask = texts >= 0
        texts = texts.long().clamp(min=0)
        if self.training:
            texts = torch.where(torch.rand(texts.shape, device=DEVICE) < 0.08, torch.zeros_like(texts), texts)
        x = self.norm(self.layer(self.emb(texts) * 2 + timing(texts.shape[1], 256), mask, 0.05))
        there = mask.unsqueeze(-1).float()
        mean = (x * there).sum(1) / there.sum(1).clamp(min=1)
        peak = (x + (there - 1) * 1e4).max(1).values
        heed = (self.look(x) + (there - 1) * 1e4).softmax(1)
        looks = torch.einsum("bla,bld->bad", heed, x)
        # Each look is turned by its own part of the matrix.
        parts = self.value.weight.view(LOOKS, 512 // LOOKS, 512)
        seen = torch.einsum("bad,aod->bao", looks, parts).flatten(1) + self.value.bias
        summary = torch.cat([seen, peak, mean], 1)
        hidden = F.relu(self.hidden(F.dropout(summary, 0.1, self.training)))
        self.summary = self.like(hidden)
        return self.head(F.dropout(hidden, 0.1, self.training))


@torch.no_grad()
def usefulness(large, texts, lengths, rows):
    """How much each inner unit of the first layer adds, over some texts."""
    large.eval()
    total = torch.zeros(1536, device=DEVICE)
    layer = large.layers[0]
    hook = layer.up.register_forward_hook(lambda _, __, out: total.add_(F.relu(out).float().sum((0, 1))))
    logits_of(large, texts, lengths, rows)
    hook.remove()
    return total * layer.down.weight.norm(dim=0)


def batches(rows, lengths, size, shuffle=True):
    """Rows of about the same length together, so that little is padded."""
    if shuffle:
        rows = rows[np.lexsort((np.random.rand(len(rows)), lengths[rows] // 8))]
    else:
        rows = rows[np.argsort(lengths[rows], kind="stable")]
    cut = [rows[at : at + size] for at in range(0, len(rows), size)]
    if shuffle:
        np.random.shuffle(cut)
    return cut


def loss_of(said, wanted):
    weight = wanted.abs()
    right = (wanted > 0).float() * 0.96 + 0.02
    loss = F.binary_cross_entropy_with_logits(said.float(), right, reduction="none")
    return (loss * weight * torch.where(wanted > 0, 2.0, 1.0)).sum() / (weight > 0).sum().clamp(min=1)


def fit(model, texts, lengths, labels, rows, epochs, rate, table_rate=None, size=256, teach=None, say=print):
    table = [p for name, p in model.named_parameters() if name.startswith("emb")]
    rest = [p for name, p in model.named_parameters() if not name.startswith("emb")]
    optimiser = torch.optim.AdamW(
        [{"params": table, "weight_decay": 0.0, "lr": table_rate or rate}, {"params": rest, "weight_decay": 0.01, "lr": rate}]
    )
    steps = epochs * (len(rows) // size + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=[table_rate or rate, rate], total_steps=steps + 1, pct_start=0.1)
    began = time.time()
    for epoch in range(epochs):
        model.train()
        total, count = 0.0, 0
        for batch in batches(rows, lengths, size):
            width = max(8, int(lengths[batch].max()))
            index = torch.tensor(batch, device=DEVICE)
            part = texts[index, :width]
            with torch.autocast("cuda", dtype=torch.bfloat16):
                said = model(part)
            loss = loss_of(said, labels[index])
            if teach is not None:
                logits, summary = teach
                soft = logits[index].float().sigmoid()
                loss = 0.3 * loss + F.binary_cross_entropy_with_logits(said.float(), soft)
                loss = loss + 0.3 * F.mse_loss(model.summary.float(), summary[index].float())
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            total, count = total + loss.detach(), count + 1
        say(f"epoch {epoch} loss {float(total) / count:.4f} {time.time() - began:.0f} s", flush=True)


@torch.no_grad()
def logits_of(model, texts, lengths, rows, with_summary=False):
    model.eval()
    outs, sums = [], []
    order = batches(rows, lengths, 2048, False)
    for batch in order:
        width = max(8, int(lengths[batch].max()))
        with torch.autocast("cuda", dtype=torch.bfloat16):
            outs.append(model(texts[torch.tensor(batch, device=DEVICE), :width]).float())
        if with_summary:
            sums.append(model.summary.to(torch.bfloat16))
    where = torch.tensor(np.concatenate(order), device=DEVICE)
    result = torch.empty((texts.shape[0], outs[0].shape[1]), device=DEVICE)
    result[where] = torch.cat(outs)
    if not with_summary:
        return result
    summary = torch.empty((texts.shape[0], sums[0].shape[1]), device=DEVICE, dtype=torch.bfloat16)
    summary[where] = torch.cat(sums)
    return result, summary


def area(right, said):
    ones, zeros = (right == 1).sum(), (right == 0).sum()
    if ones == 0 or zeros == 0:
        return float("nan")
    rank = np.empty(len(said))
    rank[np.argsort(said)] = np.arange(1, len(said) + 1)
    return (rank[right == 1].sum() - ones * (ones + 1) / 2) / (ones * zeros)


def report(info, labels, facts, logits, name):
    kept = facts[:, 0] == 1
    labels, logits = labels.cpu().numpy(), logits.cpu().numpy()
    line = []
    for index, set_name in enumerate(info["sets"]):
        mine = kept & (facts[:, 1] == index)
        for column in (0, 1):
            asked = mine & (labels[:, column] != 0)
            value = area((labels[asked, column] > 0).astype(int), logits[asked, column])
            if not np.isnan(value):
                line.append(f"{set_name}/{info['outputs'][column]} {value:.3f}")
    print(name, " ".join(line))
    for family in ("domain:", "corpus:", "written:"):
        mine = kept & np.isin(facts[:, 1], [i for i, s in enumerate(info["sets"]) if s.startswith(family)])
        if not mine.any():
            continue
        worst = np.delete(logits, [0, 15, 16], 1).max(1)
        bad = (np.delete(labels, [0, 15, 16], 1) > 0).any(1)
        good = mine & (labels[:, 0] < 0) & ~(labels > 0).any(1)
        both = (mine & bad) | good
        line = [f"red {area(bad[both].astype(int), worst[both]):.4f}"]
        if good.any():
            for rate in (0.01, 0.02, 0.05):
                cut = np.quantile(worst[good], 1 - rate)
                line.append(f"recall@{rate} {(worst[mine & bad] > cut).mean():.3f}")
        for column, output in enumerate(info["outputs"]):
            asked = mine & (labels[:, column] != 0)
            line.append(f"{output} {area((labels[asked, column] > 0).astype(int), logits[asked, column]):.3f}")
        print(name, family, int(mine.sum()), " ".join(line))


def save(model, info, path):
    """A table of contents in JSON, then the numbers: bytes with a scale per row, else floats."""
    state = {name: value.detach().float().cpu().numpy() for name, value in model.state_dict().items() if not name.startswith("like")}
    contents, body = [], b""
    for name, array in state.items():
        entry = {"name": name, "shape": list(array.shape), "at": len(body)}
        if array.ndim == 2 and array.size > 10_000:
            scale = (np.abs(array).max(1) / 127 + 1e-12).astype(np.float32)
            entry["scaled"] = True
            block = scale.tobytes() + np.clip(np.round(array / scale[:, None]), -127, 127).astype(np.int8).tobytes()
        else:
            block = array.astype(np.float32).tobytes()
        contents.append(entry)
        body += block + b"\0" * (-len(block) % 4)
    head = json.dumps({"tensors": contents, "outputs": info["outputs"], "pieces": [p for p, _ in info["pieces"]],
                       "scores": [round(s or 0, 4) for _, s in info["pieces"]]}, ensure_ascii=False, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 4)
    with open(path, "wb") as file:
        file.write(b"RBE1" + len(head).to_bytes(4, "little") + head + body)


def main(folder, path):
    info, texts, lengths, labels, facts, kept = load(folder)
    found = starting_weights(folder)
    train, every = np.where(facts[:, 0] == 0)[0], np.arange(len(facts))
    taught, larges = [], []
    for seed, passes, rate, table_rate in RECIPES:
        torch.manual_seed(seed)
        np.random.seed(seed)
        large = Use(len(kept), labels.shape[1]).to(DEVICE)
        large.start(found, kept)
        fit(large, texts, lengths, labels, train, passes, rate, table_rate=table_rate)
        taught.append(logits_of(large, texts, lengths, every, True))
        larges.append(large)
        report(info, labels, facts, taught[-1][0], f"large, seed {seed}")
    logits = sum(one for one, _ in taught) / len(taught)
    report(info, labels, facts, logits, "large, mean")
    torch.manual_seed(RECIPES[0][0])
    np.random.seed(RECIPES[0][0])
    small = Small(len(kept), labels.shape[1], INNER).to(DEVICE)
    small.start(larges[0], usefulness(larges[0], texts, lengths, train[::20]))
    fit(small, texts, lengths, labels, train, SMALL_PASSES, 6e-4, table_rate=1e-3, teach=(logits, taught[0][1]))
    report(info, labels, facts, logits_of(small, texts, lengths, every), "small")
    save(small, info, path)
    small.eval()
    with torch.no_grad():
        ours = [index for index, name in enumerate(info["sets"]) if name.startswith("corpus:")]
        ours = np.where(np.isin(facts[:, 1], ours) & (facts[:, 0] == 1))[0]
        rows = [int(row) for row in ours[:: len(ours) // 8]]
        told = [(texts[row, : lengths[row]].tolist(), small(texts[row : row + 1, : max(1, int(lengths[row]))]).float()[0].tolist()) for row in rows]
    json.dump(told, open(f"{path}.golden.json", "w"))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
