import { newClub } from '#testing/club';
import { approvedReview, decide, review } from '#testing/decisions/reviews';
import type { Person } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { reviewEndpoints as endpoints } from '@ribbon/domain/reviews';
import { describe, expect, it } from 'vitest';
import { admin, openWorld, own, read, world } from './reviews.fixture.ts';

openWorld();

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
    const subject = 'Ribbon: a review of Mailing RG needs your decision';
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
    [{ comment: 'comment'.repeat(501) }, 'Comments can be up to 500 characters'],
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
      message: 'You run this club, so you can’t review it.',
    });
    const manager = await world.person({ userType: 'club_admin' });
    expect(
      await world.refusal(manager, endpoints.submit, { params: { clubId }, body }),
    ).toMatchObject({
      status: 403,
      message: 'Your account type can’t rate clubs.',
    });
    const reviewAccess = await world.call(parent, endpoints.reviewAccess, { params: { clubId } });
    expect(reviewAccess).toMatchObject({ mayReview: false, runsClub: true });
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
