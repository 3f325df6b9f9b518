import { clubIn, clubWithAdmin } from '#testing/club';
import { family } from '#testing/family';
import { postBy } from '#testing/posts';
import { approvedReview, review } from '#testing/decisions/reviews';
import { clubEndpoints, manageEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { familyEndpoints } from '@ribbon/domain/families';
import { postEndpoints } from '@ribbon/domain/posts';
import { reviewEndpoints } from '@ribbon/domain/reviews';
import { describe, expect, it } from 'vitest';
import { asked, listOf, nameOf, openWorld, world } from './notifications.fixture.ts';

openWorld();

describe('who hears of what', () => {
  it('an answer of a club reaches whoever asked, and a child’s guardians as well', async () => {
    const { clubId, admin, person } = await asked();
    const answer = async (approve: boolean) => {
      const asking = { params: { clubId } };
      const { requests } = await world.call(admin, manageEndpoints.requests, asking);
      const params = { clubId, membershipId: requests[0]?.membershipId ?? '' };
      await world.call(admin, manageEndpoints.decide, { params, body: { approve } });
    };
    await answer(true);
    expect((await listOf(person))[0]?.message).toBe('You’re now a member of Bluebell Club.');

    const { child, guardian } = await family(world, { permissions: ['join_clubs'] });
    await world.call(child, clubEndpoints.join, { params: { clubId } });
    expect((await listOf(guardian))[0]?.message).toBe('Mia T. would like to join a club.');
    const [waiting] = (await world.call(guardian, familyEndpoints.overview)).children.flatMap(
      ({ inbox }) => inbox,
    );
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: waiting?.id ?? '' },
      body: { approve: true },
    });
    expect((await listOf(child))[0]?.message).toMatch(
      / said yes to your request to join a club\.$/u,
    );
    await answer(false);
    expect((await listOf(child))[0]?.message).toBe(
      'Bluebell Club can’t take you as a member at the moment.',
    );
    expect((await listOf(guardian))[0]?.message).toBe(
      'Bluebell Club can’t take Mia T. as a member at the moment.',
    );
  });

  it('a child’s post goes to the guardian, and the answer to the child', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const body = { content: 'My first cartwheel', visibility: 'private' } as const;
    await world.call(child, postEndpoints.create, { body });
    const [received] = await listOf(guardian);
    expect(received).toMatchObject({
      type: 'family_decision_needed',
      link: '/family',
      quote: 'My first cartwheel',
    });
    const kept = await world.db.selectFrom('notifications').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('cartwheel');
    const [waiting] = (await world.call(guardian, familyEndpoints.overview)).children.flatMap(
      ({ inbox }) => inbox,
    );
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: waiting?.id ?? '' },
      body: { approve: false },
    });
    expect((await listOf(child))[0]).toMatchObject({ type: 'post_declined' });
    expect((await listOf(guardian))[0]?.quote).toBeNull();
  });

  it('likes and comments reach the author: likes as one row that grows, and none that was taken back', async () => {
    const [author, anna, bea] = [await world.person(), await world.person(), await world.person()];
    await nameOf(anna, 'Anna Berg');
    await nameOf(bea, 'Bea Lund');
    const postId = await postBy(world, author, { visibility: 'public' });
    const asking = { params: { postId } };
    await world.call(anna, postEndpoints.like, asking);
    await listOf(author);
    await world.call(bea, postEndpoints.like, asking);
    await world.call(author, postEndpoints.like, asking);
    expect(await listOf(author)).toMatchObject([
      { message: 'Bea Lund and 1 other liked your post.', link: `/post/${postId}` },
    ]);
    await world.call(bea, commentEndpoints.add, { ...asking, body: { content: 'Well done!' } });
    expect((await listOf(author))[0]?.message).toBe('Bea Lund commented on your post.');

    const another = await postBy(world, author, { visibility: 'public' });
    await world.call(anna, postEndpoints.like, { params: { postId: another } });
    await world.call(anna, postEndpoints.unlike, { params: { postId: another } });
    expect(await listOf(author)).toHaveLength(2);
  });

  it('what becomes of an event reaches those who answered', async () => {
    const club = await clubIn(world);
    const member = await club.member();
    const eventId = await club.event({ title: 'Winter gala' });
    await world.call(member, calendarEndpoints.answer, {
      params: { eventId, userId: member.id },
      body: { going: true },
    });
    await world.call(club.admin, calendarEndpoints.cancel, {
      params: { eventId },
      body: { version: 1, scope: 'this' },
    });
    expect((await listOf(member))[0]).toMatchObject({
      type: 'event_cancelled',
      message: 'Winter gala is cancelled.',
      link: `/clubs/${club.id}/events/${eventId}`,
    });
  });

  it('a review reaches the admins, its decision and the club’s reply the author', async () => {
    const boss = await world.person({ roles: ['system_admin'] });
    const { clubId, admin } = await clubWithAdmin(world, { name: 'Foxglove Club' });
    const author = await world.person();
    await review(world, author, clubId);
    expect((await listOf(boss)).map(({ message }) => message)).toContain(
      'A review of Foxglove Club needs your decision.',
    );
    const other = await world.person();
    await approvedReview(world, boss, other, clubId);
    expect((await listOf(other))[0]).toMatchObject({ title: 'Your review is published' });
    const { reviews } = await world.call(other, reviewEndpoints.ofClub, {
      params: { clubId },
      query: {},
    });
    for (const content of ['Thank you!', 'Thank you so much!']) {
      await world.call(admin, reviewEndpoints.reply, {
        params: { reviewId: reviews[0]?.id ?? '' },
        body: { content },
      });
    }
    expect((await listOf(other)).filter(({ type }) => type === 'review_reply')).toHaveLength(1);
  });
});
