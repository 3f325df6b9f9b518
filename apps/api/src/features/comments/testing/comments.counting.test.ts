import { publicPost, say } from '#testing/comments';
import { befriended } from '#testing/posts';
import type { Person } from '#testing/world';
import { postEndpoints } from '@ribbon/domain/posts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { block, openWorld, world } from './comments.fixture.ts';
import { commentStore } from '../comments.store.ts';

openWorld();

const TWO_YEARS = 2 * 365 * 24 * 60;

/** A post of an adult, below which somebody of this age has said something. */
async function below(age: number) {
  const speaker = await world.person({ birthYear: world.clock().getUTCFullYear() - age });
  const author = await world.person();
  await befriended(world, author, speaker);
  const postId = await publicPost(world, author);
  await say(world, speaker, postId, 'Well done!');
  const countFor = async (who: Person | undefined) =>
    (await world.call(who, postEndpoints.read, { params: { postId } })).comments;
  return { speaker, postId, author, stranger: await world.person(), countFor };
}

const bornIn = ({ id }: Person, birth_year: number) =>
  world.db.updateTable('athlete_profiles').set({ birth_year }).where('id', '=', id).execute();

const storedFor = async (postId: string) => {
  const row = await world.db
    .selectFrom('posts')
    .select('open_comments_count as open')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  return row.open;
};

describe('the number of comments', () => {
  it('leaves a minor’s out for all but the circle and whoever wrote the post', async () => {
    const { author, stranger, countFor } = await below(15);
    expect(await countFor(author)).toBe(1);
    expect(await countFor(stranger)).toBe(0);
    expect(await countFor(undefined)).toBe(0);
  });

  it('leaves out those whom one has blocked', async () => {
    const { speaker, stranger, countFor } = await below(30);
    expect(await countFor(stranger)).toBe(1);
    await block(stranger, speaker);
    expect(await countFor(stranger)).toBe(0);
    expect(await countFor(undefined)).toBe(1);
  });

  it('follows the account, the birthday that is put right, and the choice at sixteen', async () => {
    const { speaker, stranger, countFor } = await below(30);
    const set = (status: 'active' | 'paused') =>
      world.db
        .updateTable('athlete_profiles')
        .set({ status, paused_at: status === 'paused' ? world.clock() : null })
        .where('id', '=', speaker.id)
        .execute();
    await set('paused');
    expect(await countFor(stranger)).toBe(0);
    await set('active');
    expect(await countFor(stranger)).toBe(1);
    await bornIn(speaker, world.clock().getUTCFullYear() - 17);
    expect(await countFor(stranger)).toBe(0);
    await world.db
      .insertInto('privacy_settings')
      .values({ user_id: speaker.id, allow_public_posts: true })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ allow_public_posts: true }),
      )
      .execute();
    expect(await countFor(stranger)).toBe(1);
  });

  it('counts what was said as a minor from the month of the birthday on', async () => {
    const { stranger, countFor } = await below(17);
    expect(await countFor(stranger)).toBe(0);
    world.turnClock(TWO_YEARS);
    expect(await countFor(await world.person())).toBe(1);
    world.turnClock(-TWO_YEARS);
  });

  it('is kept on the post once housekeeping has met the birthday', async () => {
    const { speaker, postId, stranger, countFor } = await below(30);
    // As it was before the birthday: nobody tells the database that a month is over.
    const trigger = sql.ref('comments_set_readers');
    await sql`alter table comments disable trigger ${trigger}`.execute(world.db);
    await world.db
      .updateTable('comments')
      .set({ is_open: false })
      .where('author_id', '=', speaker.id)
      .execute();
    await sql`alter table comments enable trigger ${trigger}`.execute(world.db);
    expect([await storedFor(postId), await countFor(stranger)]).toEqual([0, 1]);
    await commentStore.openOlder(world.db);
    expect([await storedFor(postId), await countFor(stranger)]).toEqual([1, 1]);
  });
});
