import { addAdmin, newClub } from '#testing/club';
import { approvedReview, booksOf, decide, review } from '#testing/reviews';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { friendEndpoints } from '@ribbon/domain/friends';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { reportEndpoints } from '@ribbon/domain/reports';
import { REVIEWS_PER_PAGE, reviewEndpoints as endpoints } from '@ribbon/domain/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const read = (who: Person | undefined, clubId: ClubId, cursor?: string) =>
  world.call(who, endpoints.ofClub, { params: { clubId }, query: cursor ? { cursor } : {} });
const own = async (who: Person, clubId: ClubId) =>
  (await world.call(who, endpoints.standing, { params: { clubId } })).review;
const usernameOf = ({ email }: Person) => email.split('@', 1)[0] ?? '';

describe('a new review', () => {
  it('waits, is seen by its author alone, and by everybody once it is approved', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await review(world, mia, clubId, 5, '  Lovely people  ');
    expect(await own(mia, clubId)).toMatchObject({
      rating: 5,
      comment: 'Lovely people',
      status: 'pending',
      edit: null,
    });
    expect(await read(undefined, clubId)).toEqual({ rating: null, reviews: [], next: null });
    expect((await read(mia, clubId)).reviews).toEqual([]);
    await decide(world, admin, { author: mia, clubId });
    const { rating, reviews } = await read(undefined, clubId);
    expect(rating).toBe(5);
    expect(reviews).toMatchObject([{ rating: 5, comment: 'Lovely people', isOwn: false }]);
    expect((await read(mia, clubId)).reviews).toMatchObject([{ isOwn: true }]);
  });

  it('is stored without a comment when there is none', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await review(world, mia, clubId, 3, '   ');
    expect(await own(mia, clubId)).toMatchObject({ rating: 3, comment: null });
  });

  it('tells the system admins by mail, without its words', async () => {
    const [clubId, mia] = [await newClub(world, { name: 'Mailing RG' }), await world.person()];
    await review(world, mia, clubId, 2, 'Chilly hall');
    const subject = 'Ribbon: a review of Mailing RG waits for you';
    const mail = (await world.mailsTo(admin.email)).find((one) => one.subject === subject);
    expect(mail).toBeDefined();
    expect(mail?.text).toContain('/admin/reviews');
    expect(mail?.text).not.toContain('Chilly');
  });

  it('is one for each person and club', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await review(world, mia, clubId);
    const again = { params: { clubId }, body: { rating: 1 as const, comment: '' } };
    expect(await world.refusal(mia, endpoints.submit, again)).toMatchObject({
      status: 409,
      message: 'You have already reviewed this club. Please edit your existing review.',
    });
    expect(await own(mia, clubId)).toMatchObject({ rating: 4 });
  });

  it.each([
    [{ rating: 0 }, 'Please choose a rating'],
    [{ rating: 6 }, 'Please choose a rating'],
    [{ rating: 4.5 }, 'Please choose a rating'],
    [{ comment: 'x'.repeat(501) }, 'Comments can be 500 characters at most'],
  ])('is refused with %j', async (change, message) => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    const body = { rating: 4, comment: 'fine', ...change } as never;
    const refusal = await world.refusal(mia, endpoints.submit, { params: { clubId }, body });
    expect(refusal).toMatchObject({ status: 400, message });
  });

  it('with words that hurt is not saved, and its author is told how to say it', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    const body = {
      rating: 1 as const,
      comment: 'the coach is a stupid idiot, everybody hates him',
    };
    const refusal = await world.refusal(mia, endpoints.submit, { params: { clubId }, body });
    expect(refusal).toMatchObject({
      code: 'flagged',
      message: 'This content could hurt someone in our gymnastics family',
    });
    expect(await own(mia, clubId)).toBeNull();
  });

  it('may be unhappy, politely', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await review(world, mia, clubId, 1, 'Sessions were often cancelled at short notice.');
    expect(await own(mia, clubId)).toMatchObject({ rating: 1, status: 'pending' });
  });

  it('is not for those who run the club, nor for those who may not rate', async () => {
    const clubId = await newClub(world);
    const parent = await world.person({ userType: 'parent' });
    await world.db
      .insertInto('club_admins')
      .values({ user_id: parent.id, club_id: clubId })
      .execute();
    const body = { rating: 5 as const, comment: '' };
    expect(
      await world.refusal(parent, endpoints.submit, { params: { clubId }, body }),
    ).toMatchObject({
      status: 403,
      message: 'You run this club, so you cannot review it.',
    });
    const manager = await world.person({ userType: 'club_admin' });
    expect(
      await world.refusal(manager, endpoints.submit, { params: { clubId }, body }),
    ).toMatchObject({
      status: 403,
      message: 'Your kind of account cannot rate clubs.',
    });
    const standing = await world.call(parent, endpoints.standing, { params: { clubId } });
    expect(standing).toMatchObject({ mayReview: false, runsClub: true });
  });

  it('of a club that is gone is not found', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await world.db
      .updateTable('clubs')
      .set({ deleted_at: new Date() })
      .where('id', '=', clubId)
      .execute();
    const params = { clubId };
    const body = { rating: 5 as const, comment: '' };
    expect((await world.refusal(mia, endpoints.submit, { params, body })).status).toBe(404);
    expect((await world.refusal(undefined, endpoints.ofClub, { params, query: {} })).status).toBe(
      404,
    );
  });
});

describe('an edit', () => {
  const change = (who: Person, clubId: ClubId, rating: 1 | 2 | 3 | 4 | 5, comment: string) =>
    world.call(who, endpoints.edit, { params: { clubId }, body: { rating, comment } });

  it('of an approved review waits while the approved words stay up', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await approvedReview(world, admin, mia, clubId, 5, 'Wonderful');
    await change(mia, clubId, 1, 'Not any more');
    expect(await own(mia, clubId)).toMatchObject({
      rating: 5,
      comment: 'Wonderful',
      status: 'approved',
      edit: { rating: 1, comment: 'Not any more' },
    });
    expect(await read(undefined, clubId)).toMatchObject({
      rating: 5,
      reviews: [{ rating: 5, comment: 'Wonderful' }],
    });
    await decide(world, admin, { author: mia, clubId });
    expect(await read(undefined, clubId)).toMatchObject({
      rating: 1,
      reviews: [{ rating: 1, comment: 'Not any more' }],
    });
    expect(await own(mia, clubId)).toMatchObject({ status: 'approved', edit: null });
  });

  it('that is rejected leaves the approved words as they were', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await approvedReview(world, admin, mia, clubId, 4, 'Good');
    await change(mia, clubId, 2, 'Less good');
    await decide(world, admin, { author: mia, clubId }, 'rejected');
    expect(await own(mia, clubId)).toMatchObject({ rating: 4, status: 'approved', edit: null });
    expect(await read(undefined, clubId)).toMatchObject({ rating: 4 });
  });

  it('back to the approved words takes the change back', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await approvedReview(world, admin, mia, clubId, 4, 'Good');
    await change(mia, clubId, 2, 'Less good');
    await change(mia, clubId, 4, 'Good');
    expect(await own(mia, clubId)).toMatchObject({ edit: null, status: 'approved' });
  });

  it('of a rejected review makes it wait again', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await review(world, mia, clubId, 3, 'Hm');
    await decide(world, admin, { author: mia, clubId }, 'rejected');
    await change(mia, clubId, 3, 'Friendly, but far away');
    expect(await own(mia, clubId)).toMatchObject({ status: 'pending', edit: null });
  });

  it('is read before it is saved', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    await review(world, mia, clubId, 3, 'Hm');
    const body = { rating: 1 as const, comment: 'you are such an idiot, nobody likes you' };
    const refusal = await world.refusal(mia, endpoints.edit, { params: { clubId }, body });
    expect(refusal.code).toBe('flagged');
    expect(await own(mia, clubId)).toMatchObject({ comment: 'Hm' });
  });
});

describe('deleting one’s own review', () => {
  it('takes it out of the rating at once', async () => {
    const clubId = await newClub(world);
    const [mia, zoe] = [await world.person(), await world.person()];
    await approvedReview(world, admin, mia, clubId, 5);
    await approvedReview(world, admin, zoe, clubId, 2);
    expect((await read(undefined, clubId)).rating).toBe(3.5);
    await world.call(mia, endpoints.remove, { params: { clubId } });
    expect(await read(undefined, clubId)).toMatchObject({ rating: 2, reviews: [{ rating: 2 }] });
    await world.call(zoe, endpoints.remove, { params: { clubId } });
    expect(await read(undefined, clubId)).toEqual({ rating: null, reviews: [], next: null });
    expect((await world.refusal(zoe, endpoints.remove, { params: { clubId } })).status).toBe(404);
  });
});

describe('whoever reads reviews', () => {
  it('sees adults by their name and nobody under 18 by any', async () => {
    const clubId = await newClub(world);
    const year = world.clock().getUTCFullYear();
    const [adult, teen] = [await world.person(), await world.person({ birthYear: year - 15 })];
    for (const [person, full_name] of [
      [adult, 'Anna Maria Berg'],
      [teen, 'Tilda Quist Rosen'],
    ] as const) {
      await world.db
        .updateTable('athlete_profiles')
        .set({ full_name })
        .where('id', '=', person.id)
        .execute();
      await approvedReview(world, admin, person, clubId);
    }
    const { reviews } = await read(undefined, clubId);
    expect(reviews.map(({ author }) => author.name)).toEqual(['A gymnast', 'Anna Maria Berg']);
    const response = await world.send(undefined, endpoints.ofClub, {
      params: { clubId },
      query: {},
    });
    expect(response.body).not.toContain('Rosen');
    expect(response.body).not.toContain(usernameOf(teen));
    expect(response.body).not.toContain(teen.id);
  });

  it('sees nothing of people they blocked, nor of those who blocked them', async () => {
    const clubId = await newClub(world);
    const [mia, zoe, ana] = [await world.person(), await world.person(), await world.person()];
    await approvedReview(world, admin, zoe, clubId, 4, 'by zoe');
    await approvedReview(world, admin, ana, clubId, 5, 'by ana');
    await world.call(mia, friendEndpoints.block, { body: { username: usernameOf(zoe) } });
    await world.call(ana, friendEndpoints.block, { body: { username: usernameOf(mia) } });
    expect((await read(mia, clubId)).reviews).toEqual([]);
    expect((await read(zoe, clubId)).reviews).toHaveLength(2);
  });

  it('gets ten at a time, newest first, each once, whatever is deleted in between', async () => {
    const clubId = await newClub(world);
    const authors: Person[] = [];
    for (let nth = 0; nth < 23; nth += 1) authors.push(await world.person());
    // Written in one statement: all at the same moment, to the microsecond.
    await world.db
      .insertInto('club_reviews')
      .values(
        authors.map(({ id }, nth) => ({
          club_id: clubId,
          user_id: id,
          rating: 5,
          comment: `number ${nth}`,
          status: 'approved' as const,
        })),
      )
      .execute();
    const seen: (string | null)[] = [];
    const first = await read(undefined, clubId);
    expect(first.reviews).toHaveLength(REVIEWS_PER_PAGE);
    const last = first.reviews.at(-1);
    await world.db
      .deleteFrom('club_reviews')
      .where('id', '=', last?.id ?? '')
      .execute();
    let page = first;
    seen.push(...page.reviews.map(({ comment }) => comment));
    while (page.next !== null) {
      page = await read(undefined, clubId, page.next);
      seen.push(...page.reviews.map(({ comment }) => comment));
    }
    expect(new Set(seen).size).toBe(23);
    expect(seen).toHaveLength(23);
  });
});

describe('many at once', () => {
  it('fifty people review one club, and every approval counts', async () => {
    const clubId = await newClub(world);
    const people = await Promise.all(Array.from({ length: 50 }, () => world.person()));
    await Promise.all(
      people.map((person, nth) => review(world, person, clubId, ((nth % 5) + 1) as 1, '')),
    );
    expect(await booksOf(world, clubId)).toMatchObject({ kept: { reviews_count: 0 } });
    await Promise.all(people.map((author) => decide(world, admin, { author, clubId })));
    const { kept, counted } = await booksOf(world, clubId);
    expect(kept).toEqual(counted);
    expect(kept).toMatchObject({ reviews_count: 50, rating: 3 });
  });

  it('one person who sends fifty at once has one review', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    const input = { params: { clubId }, body: { rating: 5, comment: 'Lovely hall' } };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.send(mia, endpoints.submit, input as never)),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const rows = await world.db
      .selectFrom('club_reviews')
      .select('id')
      .where('club_id', '=', clubId)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('the reply of a club', () => {
  it('stands once below its review, can be changed and taken back', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    const manager = await addAdmin(world, clubId);
    const { id: reviewId } = await approvedReview(world, admin, mia, clubId);
    const write = (content: string) =>
      world.call(manager, endpoints.reply, { params: { reviewId }, body: { content } });
    await write('Thank you!');
    await write('Thank you very much!');
    const reply = { content: 'Thank you very much!' };
    expect((await read(undefined, clubId)).reviews).toMatchObject([{ reply }]);
    expect(await own(mia, clubId)).toMatchObject({ reply });
    await world.call(manager, endpoints.removeReply, { params: { reviewId } });
    expect((await read(undefined, clubId)).reviews).toMatchObject([{ reply: null }]);
    const again = await world.refusal(manager, endpoints.removeReply, { params: { reviewId } });
    expect(again.status).toBe(404);
  });

  it('is for those who run this very club, and read before it is saved', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    const { id: reviewId } = await approvedReview(world, admin, mia, clubId);
    const elsewhere = await addAdmin(world, await newClub(world));
    const params = { reviewId };
    const body = { content: 'Thank you!' };
    expect((await world.refusal(elsewhere, endpoints.reply, { params, body })).status).toBe(403);
    expect((await world.refusal(admin, endpoints.reply, { params, body })).status).toBe(403);
    const manager = await addAdmin(world, clubId);
    const rude = { content: 'you are such an idiot, nobody likes you' };
    const refusal = await world.refusal(manager, endpoints.reply, { params, body: rude });
    expect(refusal.code).toBe('flagged');
  });

  it('cannot be given to what is not up', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    const manager = await addAdmin(world, clubId);
    const { id: reviewId } = await review(world, mia, clubId);
    const body = { content: 'Thank you!' };
    const refusal = await world.refusal(manager, endpoints.reply, { params: { reviewId }, body });
    expect(refusal.status).toBe(404);
  });
});

it('an erased author takes the review along; what was reported about it stays without its words', async () => {
  const apart = await createWorld();
  try {
    const boss = await apart.person({ roles: ['system_admin'] });
    const [mia, zoe, ana] = [await apart.person(), await apart.person(), await apart.person()];
    const clubId = await newClub(apart);
    const { id } = await approvedReview(apart, boss, mia, clubId, 1, 'Words of somebody');
    await approvedReview(apart, boss, ana, clubId, 5);
    await apart.call(zoe, reportEndpoints.file, {
      body: {
        contentType: 'club_review',
        contentId: id,
        reason: 'spam',
        description: 'An advertisement',
        childAtRiskNow: false,
      },
    });
    await apart.call(mia, privacyEndpoints.scheduleDeletion, {
      body: { confirmation: usernameOf(mia), password: PASSWORD },
    });
    await apart.worker.run();
    apart.turnClock(14 * 24 * 60 + 1);
    await apart.housekeeper.run();
    const { kept, counted } = await booksOf(apart, clubId);
    expect(kept).toEqual(counted);
    expect(kept).toMatchObject({ rating: 5, reviews_count: 1 });
    const reports = await apart.db
      .selectFrom('content_reports')
      .select(['content_snapshot', 'content_author_id', 'description'])
      .execute();
    expect(reports).toEqual([
      { content_snapshot: null, content_author_id: null, description: 'An advertisement' },
    ]);
  } finally {
    await apart.close();
  }
});
