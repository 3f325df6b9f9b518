import { mediaLibrary } from '../media.library.service.ts';
import { castOf } from '#testing/cast';
import type { Person } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import { mediaEndpoints } from '@ribbon/domain/media';
import { postEndpoints } from '@ribbon/domain/posts';
import { describe, expect, it } from 'vitest';
import { befriend, look, openWorld, photo, post, sees, send, world } from './access.fixture.ts';

const { upload } = mediaEndpoints;

openWorld();

const shown = {
  reader: async () => 'nobody' as const,
  hooks: { decided: async () => undefined },
} as const;
const library = () =>
  mediaLibrary({
    clock: world.clock,
    queue: async () => undefined,
    content: { media: () => shown },
  });

describe('pictures of children', () => {
  it('need the guardian’s permission', async () => {
    const cast = await castOf(world);
    const child = cast['approved child'];
    expect((await send(child)).status).toBe('held');
    await world.call(cast.parent, familyEndpoints.setPermission, {
      params: { childId: child.id, permission: 'upload_media' },
      body: { granted: false },
    });
    expect(
      await world.refusal(child, upload, { params: { purpose: 'post' }, file: photo }),
    ).toMatchObject({ code: 'guardianSaysNo' });
  });

  it('wait for a person: seen by child, guardian and moderators, by friends after the look', async () => {
    const cast = await castOf(world);
    const [child, friend] = [cast['approved child'], await world.person()];
    await befriend(friend, child);
    const { id } = await send(child);
    const { id: postId } = await post(child, 'friends', [id]);
    const inbox = (await world.call(cast.parent, familyEndpoints.overview)).children[0]?.inbox;
    expect(inbox?.[0]?.media).toEqual([{ id, kind: 'image', alt: 'A hoop in the air' }]);
    const waiting = await world.db
      .selectFrom('moderation_queue')
      .select(['content_kind', 'reason', 'priority', 'author_id'])
      .where('content_id', '=', id)
      .execute();
    expect(waiting).toEqual([
      { content_kind: 'media', reason: 'minor_media', priority: 1, author_id: child.id },
    ]);
    await world.db
      .updateTable('posts')
      .set({ approval_status: 'approved' })
      .where('id', '=', postId)
      .execute();
    const all = async () => [
      await sees(child, id),
      await sees(cast.parent, id),
      await sees(cast['system admin'], id),
      await sees(friend, id),
      await sees(cast.adult, id),
    ];
    expect(await all()).toEqual([200, 200, 200, 404, 404]);
    await library().decide(world.db, id, 'ready');
    expect(await all()).toEqual([200, 200, 200, 200, 404]);
    await library().decide(world.db, id, 'rejected');
    expect(await all()).toEqual([404, 404, 200, 404, 404]);
  });

  it('an adult’s are seen by adults at once, by minors once somebody has looked', async () => {
    const [mia, adult] = [await world.person(), await world.person()];
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 17 });
    const { id, status } = await send(mia);
    const { id: postId } = await post(mia, 'public', [id]);
    expect(status).toBe('ready');
    const shownTo = async (who: Person | undefined) =>
      (await world.call(who, postEndpoints.read, { params: { postId } })).media.length;
    const seen = async () => [
      [await sees(adult, id), await shownTo(adult)],
      [await sees(teen, id), await shownTo(teen)],
      [await sees(undefined, id), await shownTo(undefined)],
    ];
    expect(await seen()).toEqual([
      [200, 1],
      [404, 0],
      [404, 0],
    ]);
    await library().decide(world.db, id, 'ready');
    expect(await seen()).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
  });

  it('an adult’s are put before the moderators, where nothing else looks', async () => {
    const mia = await world.person();
    const { id } = await send(mia);
    await post(mia, 'friends', [id]);
    const { reason } = await world.db
      .selectFrom('moderation_queue')
      .select('reason')
      .where('content_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(reason).toBe('check_unavailable');
  });
});

describe('profiles and clubs', () => {
  async function avatarOf(who: Person) {
    const { id } = await send(who, 'profile');
    const actor = { id: who.id } as never;
    await library().replace(world.db, actor, { kind: 'profile', id: who.id }, [id]);
    await library().decide(world.db, id, 'ready');
    return id;
  }

  it('a child’s profile picture is for friends and those who train it, not for every adult of the club', async () => {
    const cast = await castOf(world);
    const [teen, friend, parent] = [cast.fourteen, await world.person(), await world.person()];
    await befriend(friend, teen);
    await world.db
      .insertInto('club_memberships')
      .values([
        { user_id: teen.id, club_id: cast.clubId },
        { user_id: parent.id, club_id: cast.clubId },
        {
          user_id: cast.coach.id,
          club_id: cast.clubId,
          membership_type: 'coach',
          coach_confirmed_at: new Date(),
        },
      ])
      .execute();
    // Even a row that says public opens nothing at this age.
    await world.db
      .updateTable('athlete_profiles')
      .set({ feed_visibility: 'public' })
      .where('id', '=', teen.id)
      .execute();
    const id = await avatarOf(teen);
    expect([
      await sees(teen, id),
      await sees(friend, id),
      await sees(cast.coach, id),
      await sees(parent, id),
      await sees(cast.adult, id),
      await sees(undefined, id),
    ]).toEqual([200, 200, 200, 404, 404, 404]);
  });

  it('an adult’s is as public as the profile', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const id = await avatarOf(mia);
    expect(await sees(zoe, id)).toBe(404);
    await world.db
      .updateTable('athlete_profiles')
      .set({ feed_visibility: 'public' })
      .where('id', '=', mia.id)
      .execute();
    expect([await sees(zoe, id), await sees(undefined, id)]).toEqual([200, 200]);
  });

  it('a new picture takes the place of the old one', async () => {
    const mia = await world.person();
    const [before, after] = [await avatarOf(mia), await avatarOf(mia)];
    expect([await sees(mia, before), await sees(mia, after)]).toEqual([404, 200]);
  });

  it('a club’s picture is for everybody, may be cached by all, and outlives who uploaded it', async () => {
    const admin = await world.person({ userType: 'club_admin' });
    const clubId = (await castOf(world)).clubId;
    const { id } = await send(admin, 'club-logo');
    const actor = { id: admin.id } as never;
    await library().attach(world.db, actor, { kind: 'club', id: clubId }, [id]);
    expect(await sees(undefined, id)).toBe(404);
    await library().decide(world.db, id, 'ready');
    const answer = await look(undefined, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    await world.db.deleteFrom('users').where('id', '=', admin.id).execute();
    expect(await sees(undefined, id)).toBe(200);
    await world.db.deleteFrom('clubs').where('id', '=', clubId).execute();
    expect(await sees(undefined, id)).toBe(404);
  });

  it('nobody uploads a club’s picture who runs no club', async () => {
    const mia = await world.person();
    expect(
      (await world.refusal(mia, upload, { params: { purpose: 'club-logo' }, file: photo })).status,
    ).toBe(403);
  });
});
