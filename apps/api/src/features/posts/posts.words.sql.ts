import type { DB } from '#db/schema.generated';
import type { NewPost } from '@ribbon/domain/posts';
import { type Insertable, type RawBuilder, sql } from 'kysely';

/** A text of a post; the words about a picture stand with it. */
export type PostText = {
  [Field in keyof NewPost]: string extends NewPost[Field] ? Field : never;
}[keyof NewPost];
export type PostTexts = Pick<NewPost, PostText>;

interface Place {
  readonly column: keyof DB['posts'];
  /** Whether guardians and moderators read it as the words of the post; a town is none. */
  readonly isQuoted: boolean;
}

/**
 * Where each text is kept. It is stored, moderated, compared and quoted by its row, and a new one
 * doesn't compile without.
 */
const PLACES = {
  content: { column: 'content', isQuoted: true },
  location: { column: 'location', isQuoted: false },
} as const satisfies Readonly<Record<PostText, Place>>;

export const POST_TEXTS = Object.keys(PLACES) as PostText[];

type TextColumns = Required<Pick<Insertable<DB['posts']>, (typeof PLACES)[PostText]['column']>>;

const columnOf = (field: PostText) => sql.ref(`post.${PLACES[field].column}`);
const columnsOf = (fields: readonly PostText[]) => sql.join(fields.map(columnOf), sql`, `);

/** What is empty is stored as nothing. */
export const textColumns = (post: PostTexts): TextColumns =>
  Object.fromEntries(
    POST_TEXTS.map((field) => [PLACES[field].column, post[field] === '' ? null : post[field]]),
  ) as TextColumns;

/** The texts of `post` as columns, by the names of the form. */
export const selectTexts: RawBuilder<unknown> = sql.join(
  POST_TEXTS.map((field) => sql`coalesce(${columnOf(field)}, '') as ${sql.id(field)}`),
);

/** Every text of `post`, for `concat_ws`. */
export const everyText = columnsOf(POST_TEXTS);

const QUOTED = POST_TEXTS.filter((field) => PLACES[field].isQuoted);
/** The words of `post` wherever somebody quotes it. */
export const quotedText =
  QUOTED.length === 1 ? columnsOf(QUOTED) : sql`concat_ws(E'\n', ${columnsOf(QUOTED)})`;
