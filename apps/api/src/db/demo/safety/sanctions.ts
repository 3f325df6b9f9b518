import { templateFor } from '@ribbon/domain/sanctions';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoPerson } from '../people/people.ts';
import { ago } from '../moments.ts';
import { type Published } from '../posts/posts.ts';
import { at, daysFrom, demoId } from '../random.ts';

type Sanction = Insertable<DB['account_sanctions']>;
type Hidden = Pick<Published['row'], 'id' | 'author_id'>;

const strangers = (people: readonly DemoPerson[]) =>
  people.filter(({ part, signsIn }) => part === 'adult' && !signsIn);

/** The advertisement, of somebody who does not sign in: nothing that others point at. */
export const hiddenPost = (posts: readonly Published[]): Hidden =>
  at(
    posts.filter(({ words }) => words.isHidden),
    0,
  ).row;

/** A warned member, one who is limited and appeals, and a post that is hidden. */
export function sanctionRows(
  people: readonly DemoPerson[],
  hidden: Hidden,
  now: Date,
): (Sanction & { id: string })[] {
  const admin = people.find(({ part }) => part === 'admin')?.id ?? null;
  const [warned, limited] = strangers(people).filter(({ id }) => id !== hidden.author_id);
  if (warned === undefined || limited === undefined) return [];
  const decision = (name: string, days: number) => ({
    id: demoId('sanction', name),
    issued_by: admin,
    created_at: ago(now, days),
    opened_at: ago(now, days),
  });
  const limit = decision('limit', 2.4);
  return [
    {
      ...decision('warning', 6.7),
      user_id: warned.id,
      kind: 'warning',
      reason: 'spam',
      words: templateFor({ kind: 'warning', reason: 'spam' }),
      internal_note: 'The same three requests to buy tickets, under every post.',
    },
    {
      ...limit,
      user_id: limited.id,
      kind: 'limit',
      reason: 'harassment',
      until_at: daysFrom(limit.created_at, 7),
      words: templateFor({ kind: 'limit', reason: 'harassment', days: 7 }),
      internal_note: 'Two reports about the tone under one post.',
    },
    {
      ...decision('hidden', 1.2),
      user_id: hidden.author_id,
      kind: 'hidden',
      content_type: 'post',
      content_id: hidden.id,
      reason: 'spam',
      words: templateFor({ kind: 'hidden', reason: 'spam' }),
      internal_note: 'An advertisement for a shop.',
    },
  ];
}

/** The limited member asks for another look. */
export const appealRows = (
  sanctions: readonly (Sanction & { id: string })[],
  now: Date,
): Insertable<DB['appeals']>[] =>
  sanctions
    .filter(({ kind }) => kind === 'limit')
    .map(({ id, user_id }) => ({
      id: demoId('appeal', id),
      sanction_id: id,
      author_id: user_id,
      words:
        'I was cross that day and I’m sorry for the tone, but I didn’t mean anyone in particular. Could you please look again?',
      created_at: ago(now, 1.3),
    }));
