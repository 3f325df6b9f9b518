import spellings from './textspeak.json' with { type: 'json' };

/** Short spellings and what they stand for. A form is added; the written one stays. */
export const TEXTSPEAK: ReadonlyMap<string, string> = new Map(Object.entries(spellings.short));

/** Two words written as one; read as two. Some only with the apostrophe: "ill" is a word too. */
export const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(spellings.contractions).map(([written, read]) => [written, read.split(' ')]),
);
