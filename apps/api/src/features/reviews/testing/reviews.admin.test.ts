import { newClub } from '#testing/club';
import { approvedReview, booksOf, decide, review } from '#testing/decisions/reviews';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { reviewEndpoints as endpoints } from '@ribbon/domain/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const list = (query: Record<string, string> = {}) => world.call(admin, endpoints.list, { query });
const comments = async (query: Record<string, string>) =>
  (await list(query)).reviews.map(({ comment }) => comment);
const edit = (who: Person, clubId: ClubId, rating: 1 | 5, comment: string) =>
  world.call(who, endpoints.edit, { params: { clubId }, body: { rating, comment } });
const acts = (reviewId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason', 'details'])
    .where('subject_id', '=', reviewId)
    .orderBy('id')
    .execute();

describe('a decision', () => {
  it('is written down, shown with who made it, and told to the author', async () => {
    const [clubId, mia] = [await newClub(world, { name: 'Deciding RG' }), await world.person()];
    await review(world, mia, clubId, 4, 'All good');
    const decided = await decide(world, admin, { author: mia, clubId });
    expect(decided).toMatchObject({ status: 'approved', reviewedBy: 'Person Number 1' });
    expect(decided.reviewedAt).not.toBeNull();
    expect(await acts(decided.id)).toEqual([
      {
        actor_id: admin.id,
        action: 'review.approved',
        reason: 'Looked at',
        details: { clubId, authorId: mia.id, isEdit: false },
      },
    ]);
    const [mail] = await world.mailsTo(mia.email);
    expect(mail?.subject).toBe('Your review of Deciding RG has been published');
  });

  it('against an edit says so to the author', async () => {
    const [clubId, mia] = [await newClub(world, { name: 'Edited RG' }), await world.person()];
    await approvedReview(world, admin, mia, clubId, 4);
    await edit(mia, clubId, 1, 'Changed my mind');
    await decide(world, admin, { author: mia, clubId }, 'rejected');
    const subjects = (await world.mailsTo(mia.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your change to your review of Edited RG hasn’t been published');
  });

  it('of two admins at once: one wins, the other is told', async () => {
    const other = await world.person({ roles: ['system_admin'] });
    const [clubId, mia] = [await newClub(world), await world.person()];
    const { id: reviewId, updatedAt } = await review(world, mia, clubId, 5);
    const say = (who: Person, decision: 'approved' | 'rejected') =>
      world.send(who, endpoints.decide, {
        params: { reviewId },
        body: { decision, reason: 'Looked at', seen: updatedAt.toISOString() },
      });
    const answers = await Promise.all([say(admin, 'approved'), say(other, 'rejected')]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(lost?.json()).toMatchObject({
      code: 'alreadyDecided',
      message: 'Someone else has already decided this review.',
    });
    expect(await acts(reviewId)).toHaveLength(1);
    const { kept, counted } = await booksOf(world, clubId);
    expect(kept).toEqual(counted);
  });

  it('is refused for words that nobody has read', async () => {
    const [clubId, mia] = [await newClub(world), await world.person()];
    const { id: reviewId, updatedAt } = await review(world, mia, clubId, 5, 'Lovely');
    await edit(mia, clubId, 1, 'Something else');
    const seen = updatedAt.toISOString();
    const body = { decision: 'approved', reason: 'Looked at', seen } as const;
    const refusal = await world.refusal(admin, endpoints.decide, { params: { reviewId }, body });
    expect(refusal).toMatchObject({ status: 409, code: 'changedMeanwhile' });
  });
});

it('an edit of an approved review is listed as pending, old and new words side by side', async () => {
  const [clubId, mia] = [await newClub(world), await world.person()];
  await approvedReview(world, admin, mia, clubId, 5, 'Before');
  await edit(mia, clubId, 1, 'Afterwards');
  const { reviews } = await list({ clubId, status: 'pending' });
  expect(reviews).toMatchObject([
    { status: 'approved', comment: 'Before', edit: { rating: 1, comment: 'Afterwards' } },
  ]);
  expect(await comments({ clubId, status: 'approved' })).toEqual(['Before']);
});

it('deleting says why, is told to the author and leaves no trace in the rating', async () => {
  const [clubId, mia] = [await newClub(world, { name: 'Deleting RG' }), await world.person()];
  const { id: reviewId } = await approvedReview(world, admin, mia, clubId, 1);
  const params = { reviewId };
  const silent = await world.refusal(admin, endpoints.erase, { params, body: { reason: ' ' } });
  expect(silent).toMatchObject({ status: 400, message: 'Please give a reason' });
  await world.call(admin, endpoints.erase, { params, body: { reason: 'It names a child' } });
  expect(await booksOf(world, clubId)).toMatchObject({
    kept: { rating: null, reviews_count: 0 },
  });
  expect((await acts(reviewId)).at(-1)).toMatchObject({
    action: 'review.removed',
    reason: 'It names a child',
  });
  const subjects = (await world.mailsTo(mia.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your review of Deleting RG was deleted');
});

describe('the list', () => {
  it('finds reviews by club, by person and by words, whatever their case', async () => {
    const clubId = await newClub(world, { name: 'Quokka Gymnastics' });
    const [mia, zoe] = [await world.person(), await world.person()];
    await world.db
      .updateTable('athlete_profiles')
      .set({ full_name: 'Żofia Wombat' })
      .where('id', '=', zoe.id)
      .execute();
    await approvedReview(world, admin, mia, clubId, 5, 'The TRAMPOLINE_50% is new');
    await review(world, zoe, clubId, 3, 'Parking is hard');
    expect(await comments({ search: 'quokka' })).toEqual([
      'Parking is hard',
      'The TRAMPOLINE_50% is new',
    ]);
    expect(await comments({ search: 'zofia wom' })).toEqual(['Parking is hard']);
    expect(await comments({ search: 'trampoline_50%' })).toEqual(['The TRAMPOLINE_50% is new']);
    expect(await comments({ search: 'trampoline-' })).toEqual([]);
    expect(await comments({ search: 'quokka', status: 'pending' })).toEqual(['Parking is hard']);
    await edit(mia, clubId, 1, 'Now about a zeppelin');
    expect(await comments({ search: 'ZEPPELIN' })).toEqual(['The TRAMPOLINE_50% is new']);
    await world.db
      .updateTable('athlete_profiles')
      .set({ status: 'paused', paused_at: new Date() })
      .where('id', '=', zoe.id)
      .execute();
    expect(await comments({ search: 'wombat' })).toEqual(['Parking is hard']);
  });

  it('counts what is there, and knows which clubs have reviews', async () => {
    const own = await createWorld();
    try {
      const boss = await own.person({ roles: ['system_admin'] });
      const [clubId, gone] = [
        await newClub(own, { name: 'Counted RG' }),
        await newClub(own, { name: 'Gone RG' }),
      ];
      await newClub(own, { name: 'Silent RG' });
      const people = await Promise.all(Array.from({ length: 5 }, () => own.person()));
      const [one, two, three, four, five] = people as [Person, Person, Person, Person, Person];
      await approvedReview(own, boss, one, clubId);
      await approvedReview(own, boss, two, clubId);
      await own.call(two, endpoints.edit, {
        params: { clubId },
        body: { rating: 1, comment: 'Changed' },
      });
      await review(own, three, clubId);
      await review(own, four, clubId);
      await decide(own, boss, { author: four, clubId }, 'rejected');
      await approvedReview(own, boss, five, gone);
      await own.db
        .updateTable('clubs')
        .set({ deleted_at: new Date() })
        .where('id', '=', gone)
        .execute();
      expect(await own.call(boss, endpoints.counts)).toEqual({
        pending: 2,
        pendingEdits: 1,
        approved: 2,
        rejected: 1,
      });
      expect(await own.call(boss, endpoints.reviewedClubs)).toEqual({
        clubs: [{ id: clubId, name: 'Counted RG' }],
      });
      expect((await own.call(boss, endpoints.list, { query: {} })).reviews).toHaveLength(4);
    } finally {
      await own.close();
    }
  });

  it('shows what waits oldest first: an edit since it was sent, not since its review was', async () => {
    const clubId = await newClub(world, { name: 'Patient RG' });
    const [mia, zoe, ada] = [await world.person(), await world.person(), await world.person()];
    await approvedReview(world, admin, mia, clubId, 5, 'Written first');
    await review(world, zoe, clubId, 3, 'Written second');
    await review(world, ada, clubId, 4, 'Written third');
    await edit(mia, clubId, 1, 'Changed last');
    expect(await comments({ clubId, status: 'pending' })).toEqual([
      'Written second',
      'Written third',
      'Written first',
    ]);
    expect(await comments({ clubId })).toEqual([
      'Written third',
      'Written second',
      'Written first',
    ]);
  });

  it('goes on page by page, each review once, also while searching', async () => {
    const clubId = await newClub(world, { name: 'Endless RG' });
    const people = await Promise.all(Array.from({ length: 60 }, () => world.person()));
    await world.db
      .insertInto('club_reviews')
      .values(people.map(({ id }) => ({ club_id: clubId, user_id: id, rating: 4 })))
      .execute();
    for (const filter of [{ clubId }, { search: 'endless' }, { clubId, status: 'pending' }]) {
      const ids: string[] = [];
      let page = await list(filter);
      ids.push(...page.reviews.map(({ id }) => id));
      while (page.next !== null) {
        page = await list({ ...filter, cursor: page.next });
        ids.push(...page.reviews.map(({ id }) => id));
      }
      expect(ids).toHaveLength(60);
      expect(new Set(ids).size).toBe(60);
    }
  });
});

it('without a second factor even an admin sees nothing', async () => {
  const bare = await world.person({ roles: ['system_admin'], withoutSecondFactor: true });
  expect((await world.refusal(bare, endpoints.list, { query: {} })).status).toBe(403);
});
