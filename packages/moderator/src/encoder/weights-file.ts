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
  return {
    outputs,
    pieces: pieces.map((piece, at) => [piece, scores[at] ?? 0]),
    tensor: (name) => {
      const entry = tensors.find((one) => one.name === name);
      if (!entry) throw new Error(`The weights file has no ${name}`);
      const [rows = 1, columns = 1] = entry.shape;
      const at = body + entry.at;
      if (!entry.scaled) return floats(at, rows * columns);
      const scales = floats(at, rows);
      const start = at + rows * 4;
      return new Float32Array(rows * columns).map(
        (_, index) => view.getInt8(start + index) * (scales[Math.floor(index / columns)] ?? 0),
      );
    },
  };
}
