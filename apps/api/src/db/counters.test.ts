import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { addClub, addPerson, addPost, refusalOf } from './sample-rows.ts';

let test: TestDatabase;
beforeAll(async () => void (test = await createTestDatabase()));
afterAll(() => test.close());

const total = async (table: 'posts' | 'clubs', id: string) =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(
      test.db,
    )
  ).rows[0];

describe('counters are true', () => {
  it('for likes and comments, also when an account is erased', async () => {
    const [mia, zoe] = [await addPerson(test.db), await addPerson(test.db)];
    const post_id = await addPost(test.db, mia);
    const comment = { post_id, author_id: zoe, content: 'Lovely!' };
    await test.db
      .insertInto('likes')
      .values([
        { user_id: mia, post_id },
        { user_id: zoe, post_id },
      ])
      .execute();
    await test.db
      .insertInto('comments')
      .values([
        { ...comment, approval_status: 'approved' },
        { ...comment, approval_status: 'held' },
      ])
      .execute();
    expect(await total('posts', post_id)).toMatchObject({ likes_count: 2, comments_count: 1 });
    await test.db.updateTable('comments').set({ approval_status: 'approved' }).execute();
    expect(await total('posts', post_id)).toMatchObject({ comments_count: 2 });
    await test.db.deleteFrom('users').where('id', '=', zoe).execute();
    expect(await total('posts', post_id)).toMatchObject({ likes_count: 1, comments_count: 0 });
  });

  it('for ratings, when many reviews are approved at once', async () => {
    const club_id = await addClub(test.db);
    const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(test.db)));
    const reviews = await test.db
      .insertInto('club_reviews')
      .values(people.map((user_id, nth) => ({ user_id, club_id, rating: (nth % 5) + 1 })))
      .returning('id')
      .execute();
    await Promise.all(
      reviews.map(({ id }) =>
        test.db
          .updateTable('club_reviews')
          .set({ status: 'approved' })
          .where('id', '=', id)
          .execute(),
      ),
    );
    expect(await total('clubs', club_id)).toMatchObject({ rating: 3, reviews_count: 20 });
    await test.db.updateTable('club_reviews').set({ status: 'rejected' }).execute();
    expect(await total('clubs', club_id)).toMatchObject({ rating: null, reviews_count: 0 });
  });
});

it('never lets more people into an event than it holds, however many answer at once', async () => {
  const event = await test.db
    .insertInto('club_events')
    .values({
      club_id: await addClub(test.db),
      title: 'Display',
      starts_at: new Date('2026-12-01T10:00:00Z'),
      ends_at: new Date('2026-12-01T12:00:00Z'),
      capacity: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(test.db)));
  const rsvps = people.map((user_id) =>
    test.db
      .insertInto('club_event_rsvps')
      .values({ event_id: event.id, user_id, status: 'going' })
      .execute(),
  );
  const answers = await Promise.all(rsvps.map(refusalOf));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(3);
  expect(new Set(answers)).toEqual(new Set([undefined, 'club_events_capacity']));
});
