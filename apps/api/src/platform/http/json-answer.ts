/**
 * An answer that is JSON already, most of it written by PostgreSQL: it is sent as it is, neither
 * parsed nor serialised again. The serialiser, which drops what an endpoint does not promise, never
 * sees it, so tests parse every such answer strictly.
 */
export class JsonAnswer<Answer> {
  /** Only for the compiler: what the text says. */
  declare readonly answer: Answer;
  /** Joined they are the text; joining them earlier would copy it once more. */
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

/** An answer that is given again as it is, and written as JSON with the first time only. */
export class CachedAnswer<Answer> {
  readonly answer: Answer;
  #json: string | undefined;

  constructor(answer: Answer) {
    this.answer = answer;
  }

  json(write: (answer: Answer) => string): string {
    return (this.#json ??= write(this.answer));
  }
}

/** JSON text from elsewhere, to be put into an object beside ordinary values. */
export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** An object of ordinary values and of JSON text. */
export function jsonAnswer<Answer extends object>(values: {
  [Key in keyof Answer]: Answer[Key] | RawJson;
}): JsonAnswer<Answer> {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    const before = `${parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    parts.push(before, value instanceof RawJson ? value.json : JSON.stringify(value));
  }
  return new JsonAnswer(...parts, '}');
}
