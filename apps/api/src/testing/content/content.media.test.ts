import { asFile, samples } from '#testing/media/samples';
import { lookedAt } from '#testing/media/seen';
import { decideAbout } from '#testing/decisions/queue';
import { MediaSubjectKind, mediaEndpoints } from '@ribbon/domain/media';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WRITTEN, openScene, scene, world } from './content.fixture.ts';

openScene();

/** What shows a picture, and how a member of the club stands to it. */
const SHOWN: Readonly<Record<MediaSubjectKind, () => Promise<{ id: string; status: number }>>> = {
  profile: async () => ({ id: scene.author.id, status: 200 }),
  club: async () => ({ id: scene.club.id, status: 200 }),
  post: async () => ({ id: (await WRITTEN.post()).id, status: 200 }),
  challenge: async () => ({ id: (await WRITTEN.challenge()).id, status: 200 }),
  competition: async () => ({ id: (await WRITTEN.competition()).id, status: 200 }),
  organiser: async () => ({ id: randomUUID(), status: 404 }),
  guardian_form: async () => ({ id: randomUUID(), status: 404 }),
  platform: async () => ({ id: PLATFORM, status: 200 }),
};
const PLATFORM = '00000000-0000-0000-0000-000000000000';

describe.each(MediaSubjectKind.options)('a picture of a %s', (kind) => {
  it('is shown as its slice says, and reviewed there', async () => {
    const { id: subjectId, status } = await SHOWN[kind]();
    const file = asFile('routine.png', await samples.picture());
    const { id } = await world.call(scene.author, mediaEndpoints.upload, {
      params: { purpose: 'post' },
      file,
    });
    await lookedAt(world, id);
    await world.db
      .updateTable('media_files')
      .set({
        subject_kind: kind,
        subject_id: subjectId,
        status: 'ready',
        attached_at: world.clock(),
      })
      .where('id', '=', id)
      .execute();
    const params = { mediaId: id, variant: 'small' as const };
    const answer = await world.send(scene.reader, mediaEndpoints.read, { params });
    expect(answer.statusCode).toBe(status);
    await world.db
      .insertInto('moderation_queue')
      .values({
        content_kind: 'media',
        content_id: id,
        author_id: scene.author.id,
        reason: 'flagged',
        priority: 1,
        created_at: world.clock(),
      })
      .execute();
    const decided = await decideAbout(world, scene.admin, id, 'rejected');
    expect(decided).toMatchObject({ kind: 'media', status: 'rejected' });
    expect((await world.send(scene.reader, mediaEndpoints.read, { params })).statusCode).toBe(404);
  });
});
