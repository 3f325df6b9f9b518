import { challengeDraft, insertChallenge } from '#testing/sport/challenges';
import { clubIn, eventDetails } from '#testing/club';
import { family } from '#testing/family';
import { planDraft } from '#testing/sport/plans';
import { textsSeenBy } from '#testing/words/childs-eyes';
import { CONTACT_TEXTS } from '#testing/words/contact-texts';
import { type World, createWorld } from '#testing/world';
import { calendarEndpoints, clubTimeOf } from '@ribbon/domain/calendar';
import { challengeEndpoints } from '@ribbon/domain/challenges';
import { type PlanId, planEndpoints } from '@ribbon/domain/plans';
import { clubPostEndpoints } from '@ribbon/domain/posts';
import { reviewEndpoints } from '@ribbon/domain/reviews';
import { trainingEndpoints } from '@ribbon/domain/training';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A club, its administrator, and a child of ten who belongs to it. */
async function clubWithChild() {
  const club = await clubIn(world);
  const { child } = await family(world, { age: 10 });
  await club.join(child);
  return { club, child };
}
type Setting = Awaited<ReturnType<typeof clubWithChild>>;
const day = () => clubTimeOf(world.clock()).day;

/** The ways by which a club speaks to its children; each says which ids it made. */
const WAYS: Readonly<
  Record<string, (setting: Setting, text: string) => Promise<Record<string, string>>>
> = {
  'a challenge': async ({ club }, text) => {
    const draft = { ...challengeDraft(day()), maker: 'coach', clubId: club.id } as const;
    const made = await world.send(club.admin, challengeEndpoints.create, {
      body: { ...draft, description: text },
    });
    return { challengeId: made.json().id as string };
  },
  'an event': async ({ club }, text) => {
    await world.send(club.admin, calendarEndpoints.create, {
      params: { clubId: club.id },
      body: {
        ...eventDetails({ in: world.clock(), days: 7 }),
        description: text,
        repeatUntil: null,
      },
    });
    return {};
  },
  'a post': async ({ club }, text) => {
    await world.send(club.admin, clubPostEndpoints.create, {
      params: { clubId: club.id },
      body: { content: text, media: [], location: '', commentsOff: false },
    });
    return {};
  },
  'a training plan': async ({ club }, text) => {
    const made = await world.send(club.admin, planEndpoints.create, {
      params: { clubId: club.id },
      body: planDraft(world.clock(), { description: text }),
    });
    const planId = made.json().planId as PlanId | undefined;
    if (planId === undefined) return {};
    await world.send(club.admin, planEndpoints.publish, {
      params: { planId },
      body: { version: 1 },
    });
    return { planId };
  },
  'the name of an element': async ({ club }, text) => {
    await world.send(club.admin, trainingEndpoints.addElement, {
      params: { clubId: club.id },
      body: { name: text, family: 'rotations' },
    });
    return {};
  },
  'the reason of a cancellation': async ({ club, child }, text) => {
    const { id } = await insertChallenge(world.db, {
      clubId: club.id,
      by: club.admin.id,
      kind: 'coach',
    });
    await world.db
      .insertInto('challenge_participants')
      .values({ challenge_id: id, user_id: child.id })
      .execute();
    await world.send(club.admin, challengeEndpoints.cancel, {
      params: { challengeId: id },
      body: { reason: text },
    });
    return { challengeId: id };
  },
};

/** What the child finds, of what was made. */
function seenBy(
  { club, child }: Setting,
  made: readonly Record<string, string>[],
  texts: readonly string[],
) {
  const idsOf = (part: string) => made.flatMap((ids) => ids[part] ?? []);
  const ids = {
    clubId: [club.id],
    challengeId: idsOf('challengeId'),
    planId: idsOf('planId'),
    userId: [club.admin.id],
  };
  return textsSeenBy(world, child, ids, texts);
}

describe('what a club says to its children', () => {
  it.each(Object.entries(WAYS))('%s shows a child of ten none of fifteen', async (_, say) => {
    const setting = await clubWithChild();
    const made: Record<string, string>[] = [];
    for (const text of CONTACT_TEXTS) made.push(await say(setting, text));
    expect(await seenBy(setting, made, CONTACT_TEXTS)).toEqual([]);
  });

  it.each(Object.entries(WAYS))('%s shows what clubs say all year', async (_, say) => {
    const setting = await clubWithChild();
    const text = 'Bring a hoop and a bottle of water';
    expect(await seenBy(setting, [await say(setting, text)], [text])).toEqual([text]);
  });
});

it('the answer to an adult’s review is read for the children who open the page', async () => {
  const { club, child } = await clubWithChild();
  const parent = await world.person();
  const { id: reviewId } = await world.db
    .insertInto('club_reviews')
    .values({
      club_id: club.id,
      user_id: parent.id,
      rating: 5,
      comment: 'Fine',
      status: 'approved',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const content of CONTACT_TEXTS) {
    await world.app.inject({
      method: 'PUT',
      url: `/api${reviewEndpoints.reply.path.replace(':reviewId', reviewId)}`,
      payload: { content },
      headers: { cookie: club.admin.cookie },
    });
  }
  expect(await seenBy({ club, child }, [], CONTACT_TEXTS)).toEqual([]);
});
