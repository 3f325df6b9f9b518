import { createHash, randomBytes } from 'node:crypto';

export const newSeed = (): string => randomBytes(16).toString('hex');

/** Orders ids by the hash of seed and id: the same seed gives the same order on any computer. */
export function orderBySeed<Id extends string>(seed: string, ids: readonly Id[]): Id[] {
  const hash = (id: Id) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  return ids
    .map((id) => ({ id, key: hash(id) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ id }) => id);
}
