import phrases from './elsewhere.json' with { type: 'json' };

/** Names that are a place to be reached at and nothing else, written out: "snap" is also a flick of the wrist. */
const EXACT = phrases.pieces.APP.split('|')
  .map((name) => `=${name}`)
  .join('|');

/** Ways to be reached where nobody else reads; a club's page and what is only spoken of are none. */
export const elsewhere = { ...phrases, pieces: { ...phrases.pieces, EXACT } };
