import { type RawBuilder, sql } from 'kysely';
import type { ContentType } from '@ribbon/domain/content';
import type { ContentKind, Excerpt } from './content.ts';

type Quoted = Pick<ContentKind, 'kind'> & { readonly excerpt?: Excerpt };

/** Chooses by a column of kinds; null for a kind without a branch. */
export function byKind(
  column: string,
  branches: readonly (readonly [ContentType, RawBuilder<unknown>])[],
): RawBuilder<unknown> {
  if (branches.length === 0) return sql`null`;
  const parts = branches.map(([kind, value]) => sql`when ${sql.lit(kind)} then (${value})`);
  return sql`case ${sql.ref(column)} ${sql.join(parts, sql` `)} end`;
}

export const textOf = (excerpt: Excerpt, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select excerpt.text from (${excerpt(id)}) excerpt`;

/** The text of content as it is now, from the excerpt of its kind; null when it is gone. */
export const textByKind = (
  kinds: readonly Quoted[],
  column: string,
  idOf: (kind: ContentType) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  byKind(
    column,
    kinds.flatMap(({ kind, excerpt }) =>
      excerpt === undefined ? [] : [[kind, textOf(excerpt, idOf(kind))] as const],
    ),
  );
