import { clubIn, newClub } from '#testing/club';
import { family } from '#testing/family';
import { befriended } from '#testing/posts';
import { approvedReview, review } from '#testing/decisions/reviews';
import { type Person, type World, createWorld } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import {
  type NewReport,
  type ReportedType,
  reportEndpoints,
  ticketEndpoints,
} from '@ribbon/domain/reports';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { file } = reportEndpoints;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const about = (
  contentType: ReportedType,
  contentId: string,
  words: Partial<NewReport> = {},
): { body: NewReport } => ({
  body: {
    contentType,
    contentId,
    reason: 'harassment',
    description: 'This is not kind',
    childAtRiskNow: false,
    ...words,
  },
});
const reportsOf = (reporter: Person) =>
  world.db
    .selectFrom('content_reports as report')
    .innerJoin('report_tickets as ticket', 'ticket.id', 'report.ticket_id')
    .selectAll('report')
    .select(['ticket.status', 'ticket.snapshot'])
    .where('report.reporter_id', '=', reporter.id)
    .execute();
const usernameOf = ({ email }: Person) => email.split('@', 1)[0] ?? '';
const post = async (author: Person, visibility: 'public' | 'friends', change = {}) => {
  const { id } = await world.db
    .insertInto('posts')
    .values({
      author_id: author.id,
      content: 'What a day',
      visibility,
      approval_status: 'approved',
      reader_age: 0,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const comment = async (author: Person, post_id: string) => {
  const { id } = await world.db
    .insertInto('comments')
    .values({ author_id: author.id, post_id, content: 'Boo', approval_status: 'approved' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

describe('a report', () => {
  it('keeps what was reported as it was, and waits', async () => {
    const [clubId, mia, zoe] = [await newClub(world), await world.person(), await world.person()];
    const { id } = await approvedReview(world, admin, zoe, clubId, 2, 'Rather loud');
    await world.call(mia, file, about('club_review', id, { description: '  It is about me  ' }));
    expect(await reportsOf(mia)).toMatchObject([
      {
        content_type: 'club_review',
        content_id: id,
        content_author_id: zoe.id,
        snapshot: { text: '2/5 Rather loud' },
        description: 'It is about me',
        status: 'pending',
        child_at_risk_now: false,
      },
    ]);
  });

  it('is acknowledged by mail, and the admins are told, without the words', async () => {
    const [clubId, mia, zoe] = [await newClub(world), await world.person(), await world.person()];
    const { id } = await approvedReview(world, admin, zoe, clubId);
    await world.call(mia, file, about('club_review', id, { description: 'Secret words' }));
    const [thanks] = await world.mailsTo(mia.email);
    expect(thanks?.subject).toBe('We have your report');
    const received = (await world.mailsTo(admin.email)).find(({ subject }) =>
      subject.includes('a new report'),
    );
    expect(received?.subject).toBe('Ribbon: a new report (club review)');
    expect(received?.text).not.toContain('Secret words');
    expect(received?.text).not.toContain(usernameOf(mia));
    expect((await reportsOf(mia))[0]?.acknowledged_at).not.toBeNull();
  });

  it('tells nobody but moderators who reported, the guardian of a child included', async () => {
    const { child, guardian } = await family(world, { age: 10 });
    const author = await world.person();
    const params = { params: { childId: child.id } };
    await befriended(world, author, child);
    const postId = await post(author, 'friends');
    await world.call(child, file, about('post', postId, { description: 'He frightens me' }));
    await world.worker.run();
    const seen = await Promise.all([
      world.send(author, notificationEndpoints.list, { query: {} }),
      world.send(guardian, notificationEndpoints.list, { query: {} }),
      world.send(guardian, familyEndpoints.overview, {}),
      world.send(guardian, reportEndpoints.mine, {}),
    ]);
    expect(seen.map(({ body }) => body).join()).not.toMatch(/frightens|report(?!s":\[\])/iu);
    const mails = [await world.mailsTo(author.email), await world.mailsTo(guardian.email)].flat();
    expect(mails.map(({ subject, text }) => subject + text).join()).not.toMatch(/report/iu);
    const zip = await world.send(guardian, familyEndpoints.downloadChild, params);
    expect(Object.keys(unzipSync(zip.rawPayload))).not.toContain('reports.json');
  });

  it('of a child at risk now goes before all others', async () => {
    const [mia, clubId] = [await world.person(), await newClub(world)];
    await world.call(mia, file, about('other', clubId, { childAtRiskNow: true }));
    const mail = (await world.mailsTo(admin.email)).find(({ subject }) =>
      subject.includes('AT RISK NOW'),
    );
    expect(mail).toBeDefined();
    const { tickets } = await world.call(admin, ticketEndpoints.list, { query: {} });
    expect(tickets[0]).toMatchObject({ contentId: clubId, urgency: 'at_risk' });
  });

  it('is one for each person and thing, also when sent many times at once', async () => {
    const [clubId, mia, zoe] = [await newClub(world), await world.person(), await world.person()];
    const { id } = await approvedReview(world, admin, zoe, clubId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.send(mia, file, about('club_review', id))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refusal = await world.refusal(mia, file, about('club_review', id));
    expect(refusal).toMatchObject({
      status: 409,
      message: 'You have already reported this content',
    });
    expect(await reportsOf(mia)).toHaveLength(1);
  });

  it('may quote what hurts, and who tells of being hurt is offered help', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    const quoted = { description: 'They wrote: you are such a fat idiot, nobody likes you' };
    const plain = await world.call(mia, file, about('other', clubId, quoted));
    expect(plain).toEqual({ disclosureId: null });
    const received = { description: 'my coach hit me with the club when I got it wrong' };
    const zoe = await world.person();
    const { disclosureId } = await world.call(zoe, file, about('other', clubId, received));
    expect(disclosureId).not.toBeNull();
    expect(await reportsOf(zoe)).toHaveLength(1);
  });

  it.each([
    [{ description: '  ' }, 'Please provide a description of the issue'],
    [{ description: 'x'.repeat(501) }, 'Description must be 500 characters or less'],
    [{ reason: 'boredom' as never }, 'Please choose a reason'],
  ])('is refused with %j', async (words, message) => {
    const mia = await world.person();
    const refusal = await world.refusal(mia, file, about('other', admin.id, words));
    expect(refusal).toMatchObject({ status: 400, message });
  });
});

describe('only what one can see can be reported', () => {
  it('reviews: approved ones of others', async () => {
    const [clubId, mia, zoe] = [await newClub(world), await world.person(), await world.person()];
    const { id } = await review(world, zoe, clubId);
    expect((await world.refusal(mia, file, about('club_review', id))).status).toBe(404);
    const { id: own } = await approvedReview(world, admin, mia, clubId);
    expect(await world.refusal(mia, file, about('club_review', own))).toMatchObject({
      status: 422,
      message: 'You can’t report your own content.',
    });
  });

  it('posts and comments: public ones, and those of friends', async () => {
    const [mia, zoe, ana] = [await world.person(), await world.person(), await world.person()];
    const [open, closed] = [await post(zoe, 'public'), await post(zoe, 'friends')];
    const [reply, whispered] = [await comment(ana, open), await comment(ana, closed)];
    await world.call(mia, file, about('post', open));
    await world.call(mia, file, about('comment', reply));
    expect((await world.refusal(mia, file, about('post', closed))).status).toBe(404);
    expect((await world.refusal(mia, file, about('comment', whispered))).status).toBe(404);
    await world.db
      .insertInto('friendships')
      .values({ requester_id: zoe.id, addressee_id: mia.id, status: 'accepted' })
      .execute();
    await world.call(mia, file, about('post', closed));
    await world.call(mia, file, about('comment', whispered));
    const waiting = await post(zoe, 'public', { approval_status: 'held' });
    expect((await world.refusal(mia, file, about('post', waiting))).status).toBe(404);
  });

  it('a child’s posts also by the children of its club and those who coach there', async () => {
    const club = await clubIn(world);
    const birthYear = world.clock().getUTCFullYear() - 14;
    const [teen, mate] = [await world.person({ birthYear }), await world.person({ birthYear })];
    const [coach, adult] = [await world.person({ userType: 'coach' }), await world.person()];
    const id = await post(teen, 'friends');
    expect((await world.refusal(mate, file, about('post', id))).status).toBe(404);
    for (const person of [teen, mate, adult]) await club.join(person);
    await club.join(coach, 'coach');
    await world.call(mate, file, about('post', id));
    await world.call(coach, file, about('post', id));
    expect((await world.refusal(adult, file, about('post', id))).status).toBe(404);
  });

  it('profiles: those one has come across', async () => {
    const year = world.clock().getUTCFullYear();
    const [mia, zoe] = [await world.person(), await world.person()];
    const teen = await world.person({ birthYear: year - 14 });
    for (const { id } of [zoe, teen]) {
      expect((await world.refusal(mia, file, about('profile', id))).status).toBe(404);
    }
    await world.db
      .insertInto('friendships')
      .values({ requester_id: zoe.id, addressee_id: mia.id, status: 'pending' })
      .execute();
    await world.call(mia, file, about('profile', zoe.id));
    expect((await world.refusal(mia, file, about('profile', mia.id))).status).toBe(422);
  });

  it('nothing of somebody who is blocked, either way', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const id = await post(zoe, 'public');
    await world.call(zoe, friendEndpoints.block, { body: { username: usernameOf(mia) } });
    expect((await world.refusal(mia, file, about('post', id))).status).toBe(404);
  });

  it('nothing that is not there', async () => {
    const mia = await world.person();
    for (const type of ['post', 'comment', 'profile', 'club_review', 'other'] as const) {
      const nowhere = about(type, '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
      expect((await world.refusal(mia, file, nowhere)).status).toBe(404);
    }
  });
});
