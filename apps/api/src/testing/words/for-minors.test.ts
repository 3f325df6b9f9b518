import { enrol } from '#testing/club';
import { family } from '#testing/family';
import { asFile, samples } from '#testing/media/samples';
import { befriended } from '#testing/posts';
import { sharedSession } from '#testing/sport/training';
import { type Person, type World, createWorld } from '#testing/world';
import { ClubId } from '@ribbon/domain/accounts';
import { mediaEndpoints } from '@ribbon/domain/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ids, textsSeenBy } from './childs-eyes.ts';
import { COACH_SENTENCES } from './coach-sentences.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';
import { endpoints, textFields, withWords } from './fields.ts';
import { CLUB_CONTACT, NOT_FOR_MINORS } from './for-minors.list.ts';
import type { Sender } from './sender.ts';
import { SENDERS } from './senders.ts';
import { UNREAD } from './unread.ts';

let world: World;
let child: Person;
let guardian: Person;
let photo: File;
beforeAll(async () => {
  world = await createWorld();
  ({ child, guardian } = await family(world, { age: 10 }));
  photo = asFile('photo.png', await samples.picture());
});
afterAll(() => world.close());

const partsOf = (row: string) => row.split(' ') as [name: string, field: string];
const nameOf = (field: string) => field.split('.').at(-1)?.replace('[]', '') ?? '';
const isClubs = (called: string) => called.startsWith('club') && !called.startsWith('clubPosts');
const readByMinors = textFields.filter(
  (row) => UNREAD[row] === undefined && NOT_FOR_MINORS[row] === undefined,
);

/** The texts in the form that the field asks for; of a club's own fields those that it may not hold. */
function textsFor(row: string): readonly string[] {
  const [called, field] = partsOf(row);
  const name = nameOf(field);
  if (name === 'username')
    return ['insta_coach_k', 'kik_coach_k', 'snap_coach_k', 'call_07700900123'];
  if (name === 'website') return ['https://discord.gg/coach_k', 'https://wa.me/447700900123'];
  const allowed = isClubs(called) ? (CLUB_CONTACT[name] ?? []) : [];
  return CONTACT_TEXTS.filter((text) => !allowed.some((part) => text.includes(part)));
}

/** A request like any other, of somebody whose words the child reads. */
async function senderOf(row: string): Promise<Sender> {
  const [called, field] = partsOf(row);
  const prepare = SENDERS[called];
  if (prepare === undefined) throw new Error(`nobody sends ${row}`);
  const { who, params = {}, body } = await prepare(world);
  if (who) await befriended(world, who, child);
  for (const { id } of await world.db.selectFrom('clubs').select('id').execute()) {
    const clubId = ClubId.parse(id);
    const joined = await world.db
      .selectFrom('club_memberships')
      .select('id')
      .where('club_id', '=', clubId)
      .where('user_id', '=', child.id)
      .executeTakeFirst();
    if (joined === undefined) await enrol(world, clubId, child);
  }
  const isPost = called.startsWith('posts.') || called.startsWith('clubPosts.');
  const sent: Sender = { ...(who && { who }), params, body };
  if (isPost && !field.startsWith('media')) return { ...sent, body: { ...body, media: [] } };
  if (called !== 'trainingSharing.comment' || who === undefined) return sent;
  const { club_id: clubId } = await world.db
    .selectFrom('club_memberships')
    .select('club_id')
    .where('user_id', '=', who.id)
    .executeTakeFirstOrThrow();
  const sessionId = await sharedSession(world, child, ClubId.parse(clubId), guardian);
  return { ...sent, params: { sessionId } };
}

/** A picture of the sender, where the words are about one. */
async function bodyWith({ who, body }: Sender, field: string, text: string): Promise<object> {
  const sent = withWords(body, field, text) as { media?: { id: string; alt: string }[] };
  if (!field.startsWith('media') || who === undefined) return sent;
  const params = { purpose: 'post' } as const;
  const { id } = await world.call(who, mediaEndpoints.upload, { params, file: photo });
  return { ...sent, media: [{ id, alt: text }] };
}

async function send(row: string, sender: Sender, text: string) {
  const [called, field] = partsOf(row);
  const { method, path } = endpoints[called] ?? { method: 'GET', path: '' };
  const answer = await world.app.inject({
    method,
    url: `/api${path.replaceAll(/:(\w+)/gu, (_, one: string) => sender.params?.[one] ?? '')}`,
    payload: await bodyWith(sender, field, text),
    headers: sender.who === undefined ? {} : { cookie: sender.who.cookie },
  });
  return answer;
}

/** What the pages are about that may show it. */
function idsOf({ who, params = {} }: Sender, answers: readonly { id?: string }[]): Ids {
  const made = answers.flatMap(({ id }) => id ?? []);
  const known = Object.fromEntries(Object.entries(params).map(([name, id]) => [name, [id]]));
  return {
    postId: made,
    challengeId: made,
    competitionId: made,
    userId: who ? [who.id] : [],
    ...known,
  };
}

it('every text field is read by no minor, for a reason, or sent below', () => {
  const listed = Object.keys(NOT_FOR_MINORS);
  expect(listed.filter((row) => !textFields.includes(row))).toEqual([]);
  expect(readByMinors.filter((row) => SENDERS[partsOf(row)[0]] === undefined)).toEqual([]);
});

describe('what an adult writes into a field that minors can read', () => {
  it.each(readByMinors)('%s: a child of ten sees none of it', async (row) => {
    const sender = await senderOf(row);
    const texts = textsFor(row);
    const taken: { id?: string }[] = [];
    for (const text of texts) {
      const answer = await send(row, sender, text);
      expect([text, answer.statusCode]).toEqual([
        text,
        expect.toBeOneOf([200, 204, 400, 409, 422]),
      ]);
      if (answer.statusCode === 200) taken.push(answer.json());
    }
    if (taken.length === 0) return;
    expect(await textsSeenBy(world, child, idsOf(sender, taken), texts)).toEqual([]);
  });
});

describe('what coaches and clubs write all year', () => {
  const shareStopped = async (row: string, isStopped: (answer: Sent) => boolean) => {
    const sender = await senderOf(row);
    const stopped: string[] = [];
    for (const text of COACH_SENTENCES) {
      if (isStopped(await send(row, sender, text))) stopped.push(text);
    }
    return stopped.length / COACH_SENTENCES.length;
  };

  it('is taken as the description of an event, but for three in a hundred', async () => {
    const share = await shareStopped(
      'calendar.create description',
      (one) => one.statusCode !== 200,
    );
    expect(share).toBeLessThanOrEqual(0.03);
  });

  it('is shown to everybody as a post, but for three in a hundred', async () => {
    const isStopped = (one: Sent) => one.statusCode !== 200 || one.json().readersFrom !== null;
    expect(await shareStopped('posts.create content', isStopped)).toBeLessThanOrEqual(0.03);
  });
});
type Sent = Awaited<ReturnType<typeof send>>;
