/**
 * A small transformer: every word looks at every other once, then eight looks over all of them give
 * the summary from which each category is judged. It knows what words mean beside each other, which
 * the other classifier, a bag of words, cannot.
 */
import { PANEL, ROWS } from './kernel.ts';
import { dense, positions, softmaxColumns, softmaxRows } from './layers.ts';
import { pieceReader, UNKNOWN } from './pieces.ts';
import { readEncoderWeights } from './weights-file.ts';
import { openWorkspace, padded } from './workspace.ts';

const WIDTH = 256;
const OUT = 512;
const HEADS = 4;
const HEAD = WIDTH / HEADS;
const LOOKS = 8;
/** So many pieces are read at once. */
const WINDOW = 128;
const OVERLAP = 16;
/** With more unknown pieces than this it would only guess. */
const MOST_UNKNOWN = 0.25;
/** Room for offsets and padding. */
const SPARE = 32_768;

export interface Encoder {
  outputs: readonly string[];
  /** One number per output; undefined where the text is in a script it never learned. */
  logits: (clear: string) => readonly number[] | undefined;
}

export function loadEncoder(bytes: Uint8Array): Encoder {
  const weights = readEncoderWeights(bytes);
  const { outputs, tensor } = weights;
  // As it is stored: a quarter of the room.
  const embedding = weights.bytes('emb.weight');
  const piecesOf = pieceReader(weights.pieces);
  const timing = positions(WINDOW, WIDTH);
  const inner = tensor('layer.up.bias').length;
  const hiddenUnits = tensor('hidden.bias').length;

  const matrices =
    (WIDTH * 3 * WIDTH + 2 * WIDTH * OUT + 2 * OUT * inner + OUT * OUT + 3 * OUT * hiddenUnits) /
      4 +
    OUT * PANEL;
  const space = WINDOW * (6 * OUT + 8 * WIDTH + inner + 2 * WINDOW);
  const workspace = openWorkspace(weights, matrices + space + SPARE, WINDOW);
  const { floats, multiply, peaks, take, matrix, quickMatrix, rowMatrix, norm } = workspace;
  const zeros = take(OUT);
  const toHeads = quickMatrix('layer.qkv', WIDTH, 3 * WIDTH);
  const fromHeads = quickMatrix('layer.out', WIDTH, OUT);
  const past = quickMatrix('layer.past', WIDTH, OUT);
  const up = quickMatrix('layer.up', OUT, inner);
  const down = quickMatrix('layer.down', inner, OUT, { isPositive: true });
  const firstNorm = norm('layer.norm1', WIDTH);
  const secondNorm = norm('layer.norm2', OUT);
  const lastNorm = norm('norm', OUT);
  const toLooks = matrix('look', OUT, LOOKS);
  const value = rowMatrix('value', OUT, OUT);
  const hidden = rowMatrix('hidden', 3 * OUT, hiddenUnits);
  const head = { weight: tensor('head.weight'), bias: tensor('head.bias') };

  const x = take(WINDOW * WIDTH);
  const normed = take(WINDOW * OUT);
  const heads = take(WINDOW * 3 * WIDTH);
  const keys = take(WINDOW * HEAD);
  const scores = take(WINDOW * WINDOW);
  const seen = take(WINDOW * WIDTH);
  const residual = take(WINDOW * OUT);
  const raised = take(WINDOW * inner);
  const heeds = take(WINDOW * PANEL);
  // After the looks one more row for the plain average, and what fills up the four.
  const shares = take(WINDOW * (LOOKS + ROWS));
  const looks = take((LOOKS + ROWS) * OUT);
  const summary = take(3 * OUT);
  const reasons = take(hiddenUnits);

  /** Every word looks at every other, in four ways. */
  function attend(count: number, rows: number): void {
    const columns = padded(count, PANEL);
    for (let way = 0; way < HEADS; way += 1) {
      floats.fill(0, keys, keys + columns * HEAD);
      for (let word = 0; word < count; word += 1) {
        const key = heads + word * 3 * WIDTH + WIDTH + way * HEAD;
        const column = keys + Math.floor(word / PANEL) * HEAD * PANEL + (word % PANEL);
        for (let at = 0; at < HEAD; at += 1) {
          floats[column + at * PANEL] = floats[key + at] ?? 0;
        }
      }
      const a = heads + way * HEAD;
      multiply({
        a,
        aStep: 3 * WIDTH,
        b: keys,
        bStep: PANEL,
        bPanel: HEAD * PANEL,
        bias: zeros,
        c: scores,
        cStep: columns,
        rows,
        inner: HEAD,
        columns,
      });
      softmaxRows(floats, scores, { rows: count, columns, count, scale: 1 / Math.sqrt(HEAD) });
      multiply({
        a: scores,
        aStep: columns,
        b: a + 2 * WIDTH,
        bStep: 3 * WIDTH,
        bPanel: PANEL,
        bias: zeros,
        c: seen + way * HEAD,
        cStep: WIDTH,
        rows,
        inner: count,
        columns: HEAD,
      });
    }
  }

  function judge(ids: readonly number[]): Float32Array {
    const count = ids.length;
    const rows = padded(count, ROWS);
    floats.fill(0, x, x + rows * WIDTH);
    ids.forEach((id, word) => {
      const scale = 2 * (embedding.scales[id] ?? 0);
      for (let at = 0; at < WIDTH; at += 1) {
        floats[x + word * WIDTH + at] =
          scale * (embedding.values[id * WIDTH + at] ?? 0) + (timing[word * WIDTH + at] ?? 0);
      }
    });
    firstNorm(x, normed, rows);
    toHeads(normed, heads, rows);
    attend(count, rows);
    past(x, residual, rows);
    fromHeads(seen, residual, rows, { onto: true });
    secondNorm(residual, normed, rows);
    up(normed, raised, rows, { positive: true });
    down(raised, residual, rows, { onto: true });
    lastNorm(residual, normed, rows);
    lookOver(count, rows);
    peaks({ from: normed, to: summary + OUT, rows: count, width: OUT });
    const average = looks + LOOKS * OUT;
    floats.copyWithin(summary + 2 * OUT, average, average + OUT);
    hidden(summary, reasons, { positive: true });
    return dense(floats.subarray(reasons, reasons + hiddenUnits), head);
  }

  /**
   * Eight averages of the words, each by what it heeds and turned by its own part of a matrix, and
   * the plain one.
   */
  function lookOver(count: number, rows: number): void {
    toLooks(normed, heeds, rows);
    softmaxColumns(floats, heeds, shares, { rows: count, columns: LOOKS, step: PANEL });
    floats.fill(1 / count, shares + LOOKS * count, shares + (LOOKS + 1) * count);
    multiply({
      a: shares,
      aStep: count,
      b: normed,
      bStep: OUT,
      bPanel: PANEL,
      bias: zeros,
      c: looks,
      cStep: OUT,
      rows: LOOKS + ROWS,
      inner: count,
      columns: OUT,
    });
    const part = OUT / LOOKS;
    // Of each look one part is kept, so nothing else is made of it.
    for (let look = 0; look < LOOKS; look += 1) {
      const first = look * part;
      value(looks + look * OUT, summary + first, { first, columns: part });
    }
  }

  const logits = (clear: string) => {
    const ids = piecesOf(clear);
    const unknown = ids.filter((id) => id === UNKNOWN).length;
    if (unknown > ids.length * MOST_UNKNOWN) return undefined;
    const found = windowsOf(ids).map(judge);
    return outputs.map((_, at) => Math.max(...found.map((one) => one[at] ?? 0)));
  };
  return { outputs, logits };
}

/** A longer text is read in two halves that overlap a little, of a very long one the ends. */
function windowsOf(ids: readonly number[]): (readonly number[])[] {
  if (ids.length <= WINDOW) return [ids];
  const size = Math.min(WINDOW, Math.ceil((ids.length + OVERLAP) / 2));
  return [ids.slice(0, size), ids.slice(-size)];
}
