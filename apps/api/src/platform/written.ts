/**
 * An answer that is JSON already, most of it written by PostgreSQL: it goes out as it is, neither
 * read nor written once more. Whoever makes one answers for its shape; the serialiser, which
 * drops what an endpoint does not promise, never sees it.
 */
export class Written<Answer> {
  /** Only for the compiler: what the text says. */
  declare readonly answer: Answer;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
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
export const written = <Answer extends object>(parts: {
  [Key in keyof Answer]: Answer[Key] | Raw;
}): Written<Answer> =>
  new Written(
    `{${Object.entries(parts)
      .map(
        ([key, value]) =>
          `${JSON.stringify(key)}:${value instanceof Raw ? value.json : JSON.stringify(value)}`,
      )
      .join(',')}}`,
  );
