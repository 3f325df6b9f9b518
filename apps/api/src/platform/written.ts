/**
 * An answer that is JSON already, most of it written by PostgreSQL: it goes out as it is, neither
 * read nor written once more. Whoever makes one answers for its shape; the serialiser, which
 * drops what an endpoint does not promise, never sees it.
 */
export class Written<Answer> {
  /** Only for the compiler: what the text says. */
  declare readonly answer: Answer;
  /** One after the other they are the text: put together they would be copied once more. */
  readonly #parts: readonly string[];

  constructor(...parts: readonly string[]) {
    this.#parts = parts;
  }

  /** As bytes: node writes a long string half as fast. */
  bytes(): Buffer {
    const bytes = Buffer.allocUnsafe(
      this.#parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0),
    );
    let at = 0;
    for (const part of this.#parts) at += bytes.write(part, at);
    return bytes;
  }
}

/** JSON that somebody else has written, to be put into an object beside ordinary values. */
export class Raw {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** An object of ordinary values and of JSON that is written already. */
export function written<Answer extends object>(values: {
  [Key in keyof Answer]: Answer[Key] | Raw;
}): Written<Answer> {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    const before = `${parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    parts.push(before, value instanceof Raw ? value.json : JSON.stringify(value));
  }
  return new Written(...parts, '}');
}
