import { templateFor } from '@ribbon/domain/sanctions';
import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import type { DemoPerson } from './people.ts';
import { at, daysFrom, demoId } from './random.ts';

type Sanction = Insertable<DB['account_sanctions']>;
interface Written {
  id: string;
  author_id: string;
  created_at: Date;
}

const strangers = (people: readonly DemoPerson[]) =>
  people.filter(({ part, signsIn }) => part === 'adult' && !signsIn);

/** The oldest post of an adult who does not sign in: nothing that others point at. */
export function hiddenPost(posts: readonly Written[], people: readonly DemoPerson[]): Written {
  const authors = new Set(strangers(people).map(({ id }) => id));
  const own = posts.filter(({ author_id }) => authors.has(author_id));
  return at(
    own.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()),
    0,
  );
}

/** A warned member, one who is limited and appeals, and a post that is hidden. */
export function sanctionRows(
  people: readonly DemoPerson[],
  hidden: Written,
  now: Date,
): (Sanction & { id: string })[] {
  const admin = people.find(({ part }) => part === 'admin')?.id ?? null;
  const [warned, limited] = strangers(people).filter(({ id }) => id !== hidden.author_id);
  if (warned === undefined || limited === undefined) return [];
  const decision = (name: string, days: number) => ({
    id: demoId('sanction', name),
    issued_by: admin,
    created_at: daysFrom(now, -days),
    opened_at: daysFrom(now, -days),
  });
  return [
    {
      ...decision('warning', 6),
      user_id: warned.id,
      kind: 'warning',
      reason: 'spam',
      words: templateFor({ kind: 'warning', reason: 'spam' }),
      internal_note: 'Three posts about the same shop in one day.',
    },
    {
      ...decision('limit', 2),
      user_id: limited.id,
      kind: 'limit',
      reason: 'harassment',
      until_at: daysFrom(now, 5),
      words: templateFor({ kind: 'limit', reason: 'harassment', days: 7 }),
      internal_note: 'Two reports about the tone below one post.',
    },
    {
      ...decision('hidden', 1),
      user_id: hidden.author_id,
      kind: 'hidden',
      content_type: 'post',
      content_id: hidden.id,
      reason: 'inappropriate',
      words: templateFor({ kind: 'hidden', reason: 'inappropriate' }),
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
        'I was cross that day and I am sorry for the tone, but I did not mean anybody in particular. Could you please look again?',
      created_at: daysFrom(now, -1),
    }));
