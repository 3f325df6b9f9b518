export interface Dense {
  weight: Float32Array;
  bias: Float32Array;
}

/** Where a word stands, as waves of growing length. */
export function positions(count: number, width: number): Float32Array {
  const half = width / 2;
  const step = Math.log(10_000) / (half - 1);
  return new Float32Array(count * width).map((_, place) => {
    const at = place % width;
    const angle = Math.floor(place / width) * Math.exp(-step * (at % half));
    return at < half ? Math.sin(angle) : Math.cos(angle);
  });
}

interface Table {
  rows: number;
  columns: number;
  /** How many of the columns count; the rest is padding. */
  count: number;
  scale: number;
}

/** Each row turned into shares that add up to 1. */
export function softmaxRows(floats: Float32Array, from: number, table: Table): void {
  const { rows, columns, count, scale } = table;
  for (let row = 0; row < rows; row += 1) {
    const start = from + row * columns;
    let most = -Infinity;
    for (let at = 0; at < count; at += 1) most = Math.max(most, floats[start + at] ?? 0);
    let sum = 0;
    for (let at = 0; at < count; at += 1) {
      const share = Math.exp(((floats[start + at] ?? 0) - most) * scale);
      floats[start + at] = share;
      sum += share;
    }
    for (let at = 0; at < count; at += 1) floats[start + at] = (floats[start + at] ?? 0) / sum;
  }
}

function dot(one: Float32Array, oneAt: number, two: Float32Array, twoAt: number, count: number) {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += (one[oneAt + at] ?? 0) * (two[twoAt + at] ?? 0);
  return sum;
}

export function dense(input: Float32Array, { weight, bias }: Dense): Float32Array {
  return bias.map(
    (offset, out) => offset + dot(weight, out * input.length, input, 0, input.length),
  );
}

/** Each column turned into shares that add up to 1, and written as a row. */
export function softmaxColumns(
  floats: Float32Array,
  from: number,
  to: number,
  { rows, columns, step }: { rows: number; columns: number; step: number },
): void {
  for (let column = 0; column < columns; column += 1) {
    const start = to + column * rows;
    for (let row = 0; row < rows; row += 1) {
      floats[start + row] = floats[from + row * step + column] ?? 0;
    }
    softmaxRows(floats, start, { rows: 1, columns: rows, count: rows, scale: 1 });
  }
}
