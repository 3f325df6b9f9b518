import { asFile, samples } from '#testing/media/samples';
import { decideAbout, queueOf } from '#testing/decisions/queue';
import { report } from '#testing/decisions/reports';
import { mediaEndpoints } from '@ribbon/domain/media';
import { QueueKind } from '@ribbon/domain/moderation';
import { postEndpoints } from '@ribbon/domain/posts';
import { ReportedType, ticketEndpoints } from '@ribbon/domain/reports';
import {
  type OwnDecision,
  SanctionedType,
  decisionEndpoints,
  sanctionEndpoints,
} from '@ribbon/domain/sanctions';
import { describe, expect, it } from 'vitest';
import { WRITTEN, openScene, scene, world } from './content.fixture.ts';

openScene();

const consequence = {
  reason: 'harassment',
  days: null,
  words: 'Please be kinder to each other.',
  internalNote: '',
} as const;

describe.each(SanctionedType.options)('a %s', (type) => {
  const kind = type === 'comment' ? 'removed' : 'hidden';

  it('is quoted wherever people read the decision that hides it, and comes back', async () => {
    const { id, author, text } = await WRITTEN[type]();
    const quoted = { type, id, text: expect.stringContaining(text) };
    const { sanction } = await world.call(scene.admin, sanctionEndpoints.apply, {
      body: { ...consequence, kind, personId: author.id, content: { type, id } },
    });
    expect(sanction).toMatchObject({ content: quoted });
    const query = { type };
    const hidden = await world.call(scene.other, sanctionEndpoints.hidden, { query });
    expect(hidden.items).toMatchObject([{ content: quoted }]);
    const mine = async (): Promise<OwnDecision | undefined> =>
      (await world.call(author, decisionEndpoints.mine)).decisions.find(
        ({ content }) => content?.id === id,
      );
    const params = { sanctionId: sanction?.id ?? ('' as never) };
    expect(await mine()).toMatchObject({ content: quoted });
    await world.call(author, decisionEndpoints.appeal, { params, body: { words: 'I was kind' } });
    const { appeals } = await world.call(scene.other, sanctionEndpoints.appeals, { query: {} });
    expect(appeals.find((appeal) => appeal.sanction.id === params.sanctionId)).toMatchObject({
      sanction: { content: quoted },
    });
    const filing = { contentType: type, contentId: id };
    await expect(report(world, scene.reader, filing)).rejects.toMatchObject({ status: 404 });
    const body = { reason: 'We were wrong', version: sanction?.version ?? 0 };
    await world.call(scene.other, sanctionEndpoints.undo, { params, body });
    expect((await world.call(scene.other, sanctionEndpoints.hidden, { query })).items).toEqual([]);
    await report(world, scene.reader, filing);
  });
});

describe.each(ReportedType.options)('a report of a %s', (contentType) => {
  it('keeps what it was, and shows a moderator what stands around it', async () => {
    const { id: contentId, text } = await WRITTEN[contentType]();
    const ticketId = await report(world, scene.reader, { contentType, contentId });
    const params = { ticketId };
    const read = await world.call(scene.admin, ticketEndpoints.read, { params });
    const { snapshot, surroundings } = read.needsReason
      ? await world.call(scene.admin, ticketEndpoints.open, {
          params,
          body: { reason: 'To understand it' },
        })
      : read;
    expect(snapshot?.text).toContain(text);
    const lines = surroundings?.lines.filter(({ isReported }) => isReported) ?? [];
    const isWritten = contentType === 'post' || contentType === 'comment';
    expect(lines.map((line) => line.text)).toEqual(isWritten ? [text] : []);
  });
});

async function queued(kind: QueueKind): Promise<string> {
  if (kind === 'profile' || kind === 'user_type') return scene.author.id;
  if (kind !== 'media') return (await WRITTEN[kind]()).id;
  const file = asFile('routine.png', await samples.picture());
  const upload = { params: { purpose: 'post' as const }, file };
  const { id } = await world.call(scene.author, mediaEndpoints.upload, upload);
  const media = [{ id, alt: 'A hoop in the air' }];
  await world.call(scene.author, postEndpoints.create, {
    body: { content: 'My new routine', visibility: 'friends', media },
  });
  return id;
}

describe.each(QueueKind.options)('a %s in the queue', (kind) => {
  it('is decided by the slice that owns it', async () => {
    const { author } = scene;
    const contentId = await queued(kind);
    await world.db
      .insertInto('moderation_queue')
      .values({
        content_kind: kind,
        content_id: contentId,
        author_id: author.id,
        reason: kind === 'user_type' ? 'user_type' : 'flagged',
        priority: 1,
        created_at: world.clock(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const listed = await queueOf(world, scene.admin, { kind });
    expect(listed).toMatchObject([{ kind, status: 'waiting' }]);
    const decided = await decideAbout(world, scene.admin, contentId, 'approved');
    expect(decided).toMatchObject({ kind, status: 'approved' });
  });
});
