import { WAITLIST_INVITATION_DAYS } from '@ribbon/domain/waitlist';
import type { Insertable, Kysely } from 'kysely';
import { contactCase } from '../safety/cases.ts';
import type { DB } from '#db/schema.generated';
import type { DemoPerson } from './people.ts';
import { AWAKE_DAY, ago, later } from '../moments.ts';
import { daysFrom, demoId } from '../random.ts';

type Signup = Insertable<DB['waitlist_signups']>;
type Message = Insertable<DB['contact_messages']> & { id: string; created_at: Date };
type Answer = Insertable<DB['contact_answers']>;

/** People on the waitlist: name, kind, days since they asked, and how far they have come. */
const WAITING = [
  ['hollie.marsh', 'parent', 1, 'unconfirmed'],
  ['tomasz.wrona', 'coach', 2, 'waiting'],
  ['imogen.vale', 'gymnast', 3, 'waiting'],
  ['stoyanka.petrova', 'parent', 5, 'waiting'],
  ['club.harbourlight', 'club_owner', 6, 'waiting'],
  ['yuki.amano', 'parent', 8, 'waiting'],
  ['rachel.oduya', 'coach', 12, 'waiting'],
  ['lorenzo.bianchi', 'parent', 20, 'invited'],
  ['oksana.koval', 'coach', 24, 'invited'],
  ['beatriz.solano', 'gymnast', 40, 'expired'],
] as const;

const MESSAGES = [
  {
    name: 'Gwen Harrow',
    topic: 'safety',
    days: 0.1,
    message:
      'I’m worried about how someone at our club speaks to the younger girls. Who can I tell?',
  },
  {
    name: 'Piotr Lis',
    topic: 'support',
    days: 0.7,
    message: 'We moved halls. How do I change our club’s address on the map?',
  },
  {
    name: 'Amina Farouk',
    topic: 'data_protection',
    days: 1.1,
    message: 'Please send me what you keep about my daughter’s old account.',
  },
  {
    name: 'Hannah Brook',
    topic: 'support',
    days: 9.6,
    message: 'My confirmation link says it has expired. What now?',
    answer:
      'Thank you for writing.\n\nPlease sign up again with the same email and you’ll get a new link. It works for 24 hours.',
  },
] as const;

const addressOf = (name: string): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}@outside.ribbon.test`;

/** People without an account who would like one. */
function waitlistRows(people: readonly DemoPerson[], now: Date): Signup[] {
  const invited_by = people.find(({ part }) => part === 'admin')?.id ?? null;
  return WAITING.map(([name, user_type, days, state], nth) => {
    const created_at = ago(now, days + nth / 11);
    const asked = {
      id: demoId('waitlist', name),
      email: addressOf(name),
      user_type,
      created_at,
      updated_at: created_at,
    };
    if (state === 'unconfirmed') return asked;
    const confirmed = { ...asked, confirmed_at: later(created_at, 45, { now }) };
    if (state === 'waiting') return confirmed;
    const invited_at = ago(now, state === 'invited' ? 2.3 : WAITLIST_INVITATION_DAYS + 3.6);
    const invitation_expires_at = daysFrom(invited_at, WAITLIST_INVITATION_DAYS);
    return { ...confirmed, invited_at, invited_by, invitations: 1, invitation_expires_at };
  });
}

const answeredAt = (written: Date): Date => later(written, AWAKE_DAY);

/** Messages to the team, and the answers to them. */
function messageRows(
  people: readonly DemoPerson[],
  now: Date,
): { messages: Message[]; answers: Answer[] } {
  const author_id = people.find(({ part }) => part === 'admin')?.id ?? null;
  const messages = MESSAGES.map(({ name, topic, days, message, ...more }): Message => {
    const written = { name, email: addressOf(name), topic, message };
    const created_at = ago(now, days);
    const id = demoId('message', name);
    if (!('answer' in more)) return { id, ...written, created_at };
    const handled = { handled_by: author_id, handled_at: answeredAt(created_at) };
    return { id, ...written, created_at, ...handled, status: 'answered', version: 2 };
  });
  const answers = MESSAGES.flatMap((written): Answer[] =>
    'answer' in written
      ? [
          {
            message_id: demoId('message', written.name),
            author_id,
            answer: written.answer,
            created_at: answeredAt(ago(now, written.days)),
          },
        ]
      : [],
  );
  return { messages, answers };
}

/** Inserts people who are not members yet: the waitlist, and messages from the contact page. */
export async function insertOutsiders(
  tx: Kysely<DB>,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const { messages, answers } = messageRows(people, now);
  await tx.insertInto('waitlist_signups').values(waitlistRows(people, now)).execute();
  await tx.insertInto('contact_messages').values(messages).execute();
  await tx.insertInto('contact_answers').values(answers).execute();
  for (const message of messages.filter(({ topic }) => topic === 'safety')) {
    const { found, opened } = contactCase(message);
    await tx.insertInto('safeguarding_reports').values(found).execute();
    await tx.insertInto('safeguarding_notes').values(opened).execute();
  }
}
