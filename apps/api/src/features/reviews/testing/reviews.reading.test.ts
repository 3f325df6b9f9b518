import { addAdmin, newClub } from '#testing/club';
import { approvedReview, booksOf, decide, review } from '#testing/decisions/reviews';
import { PASSWORD, type Person, createWorld } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { reportEndpoints } from '@ribbon/domain/reports';
import { REVIEWS_PER_PAGE, reviewEndpoints as endpoints } from '@ribbon/domain/reviews';
import { describe, expect, it } from 'vitest';
import { admin, openWorld, own, read, world } from './reviews.fixture.ts';

openWorld();

const usernameOf = ({ email }: Person) => email.split('@', 1)[0] ?? '';

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
      .selectFrom('content_reports as report')
      .innerJoin('report_tickets as ticket', 'ticket.id', 'report.ticket_id')
      .select(['ticket.snapshot', 'report.content_author_id', 'report.description'])
      .execute();
    expect(reports).toEqual([
      { snapshot: {}, content_author_id: null, description: 'An advertisement' },
    ]);
  } finally {
    await apart.close();
  }
});
