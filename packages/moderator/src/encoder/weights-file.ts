/**
 * The file: a mark, the length of a table of contents, the table in JSON, then the numbers: floats,
 * or for large tables one float per row that scales the row's bytes. All little-endian.
 */
const MARK = 'RBE1';
const HEAD = 8;

interface Entry {
  name: string;
  shape: readonly number[];
  at: number;
  scaled?: boolean;
}
interface Contents {
  tensors: readonly Entry[];
  outputs: readonly string[];
  pieces: readonly string[];
  scores: readonly number[];
}

export interface EncoderWeights {
  outputs: readonly string[];
  pieces: readonly (readonly [text: string, score: number])[];
  tensor: (name: string) => Float32Array;
  /** A large table as it is stored. */
  bytes: (name: string) => ScaledBytes;
}

export interface ScaledBytes {
  values: Int8Array;
  /** One for each row. */
  scales: Float32Array;
}

export function readEncoderWeights(bytes: Uint8Array): EncoderWeights {
  const text = new TextDecoder();
  if (bytes.byteLength < HEAD || text.decode(bytes.subarray(0, MARK.length)) !== MARK) {
    throw new Error('Not a weights file of the encoder');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const body = HEAD + view.getUint32(MARK.length, true);
  const { tensors, outputs, pieces, scores } = JSON.parse(
    text.decode(bytes.subarray(HEAD, body)),
  ) as Contents;
  const floats = (at: number, count: number) =>
    new Float32Array(count).map((_, index) => view.getFloat32(at + index * 4, true));
  const find = (name: string) => {
    const entry = tensors.find((one) => one.name === name);
    if (!entry) throw new Error(`The weights file has no ${name}`);
    const [rows = 1, columns = 1] = entry.shape;
    return { rows, columns, at: body + entry.at, isScaled: entry.scaled === true };
  };
  const scaled = (name: string): ScaledBytes => {
    const { rows, columns, at, isScaled } = find(name);
    if (!isScaled) throw new Error(`${name} is not stored as bytes`);
    const start = bytes.byteOffset + at + rows * 4;
    return {
      values: new Int8Array(bytes.buffer, start, rows * columns),
      scales: floats(at, rows),
    };
  };
  return {
    outputs,
    pieces: pieces.map((piece, at) => [piece, scores[at] ?? 0]),
    bytes: scaled,
    tensor: (name) => {
      const { rows, columns, at, isScaled } = find(name);
      if (!isScaled) return floats(at, rows * columns);
      const { values, scales } = scaled(name);
      return new Float32Array(rows * columns).map(
        (_, index) => (values[index] ?? 0) * (scales[Math.floor(index / columns)] ?? 0),
      );
    },
  };
}
