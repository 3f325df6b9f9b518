import { asFile } from '#testing/media/samples';
import { explaining } from '#testing/sql/explain';
import { personColumns, tablesOf } from '#testing/sql/rows-everywhere';
import { type Person, type World, createWorld } from '#testing/world';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { queueEndpoints } from '@ribbon/domain/moderation';
import { postEndpoints } from '@ribbon/domain/posts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../inspection/media.hash.format.ts';
import { rejectedStore } from '../inspection/media.rejected.store.ts';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

/** Twelve discs; which ones depends on the seed. */
const drawn = (seed: number) => {
  const discs = Array.from({ length: 12 }, (_, n) => {
    const at = (step: number, most: number) => ((seed * 7919 + n * step) % most) + 20;
    return `<circle cx="${at(131, 560)}" cy="${at(197, 360)}" r="${at(53, 60)}" fill="hsl(${at(67, 360)} 80% ${at(29, 60)}%)"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#eee"/>${discs.join('')}</svg>`,
    ),
  );
};
const plain = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();

const share = async (picture: Buffer) => {
  const author = await world.person();
  const file = asFile('a.png', picture);
  const params = { purpose: 'post' } as const;
  const sent = await world.call(author, mediaEndpoints.upload, { params, file });
  await world.call(author, postEndpoints.create, {
    body: { content: 'Look', visibility: 'friends', media: [{ id: sent.id, alt: '' }] },
  });
  return sent;
};
const waiting = async (id: MediaId) => {
  const { items } = await world.call(moderator, queueEndpoints.list, { query: {} });
  const item = items.find(({ media }) => media?.id === id);
  if (item === undefined) throw new Error('it does not wait');
  return { item, isFirst: items[0] === item };
};
const decide = async (id: MediaId, decision: 'approved' | 'rejected') =>
  world.call(moderator, queueEndpoints.decide, {
    params: { itemId: (await waiting(id)).item.id },
    body: { decision, note: 'Not for Ribbon' },
  });

describe('a picture that was rejected', () => {
  it('is known again: the same, smaller, and as another kind of file', async () => {
    const original = await drawn(1).png().toBuffer();
    const first = await share(original);
    expect(first.status).toBe('ready');
    await decide(first.id, 'rejected');
    const copies = [
      original,
      await sharp(original).resize(300).jpeg({ quality: 60 }).toBuffer(),
      await sharp(original).modulate({ brightness: 1.05 }).webp({ quality: 50 }).toBuffer(),
    ];
    for (const copy of copies) {
      const again = await share(copy);
      expect(again.status).toBe('held');
      const { item, isFirst } = await waiting(again.id);
      expect(item).toMatchObject({ reason: 'near_copy', media: { nearCopyOf: expect.any(Date) } });
      expect(isFirst).toBe(true);
      await decide(again.id, 'rejected');
    }
    expect((await share(await drawn(2).png().toBuffer())).status).toBe('ready');
  });

  it('is remembered without whose it was', async () => {
    const { id } = await share(await drawn(3).png().toBuffer());
    await decide(id, 'rejected');
    const columns = (await tablesOf(world.db)).get('rejected_pictures') ?? [];
    expect(personColumns(columns)).toEqual([]);
    const row = await world.db
      .selectFrom('rejected_pictures')
      .selectAll()
      .where('media_id', '=', id)
      .executeTakeFirstOrThrow();
    const { author_id: author } = await world.db
      .selectFrom('media_files')
      .select('uploaded_by as author_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(author);
  });

  it('that is one plain colour makes no other colour suspicious, and is known itself', async () => {
    expect(await hashOf(await plain('#123456'))).toBeUndefined();
    const first = await share(await plain('#123456'));
    await decide(first.id, 'rejected');
    expect((await share(await plain('#654321'))).status).toBe('ready');
    expect((await share(await plain('#123456'))).status).toBe('held');
  });
});

it('of 20,000 that were rejected few are compared', async () => {
  await sql`
    insert into rejected_pictures (media_id, sha256, hash, bands, rejected_at)
    select gen_random_uuid(), repeat('0', 64), h::bit(64),
      array(select (nth * 256 + substring(h from nth * 8 + 1 for 8)::bit(8)::int)::smallint
        from generate_series(0, 7) nth), now()
    from (select (('x' || substr(md5(kth::text), 1, 16))::bit(64))::text as h
      from generate_series(1, 20000) kth) made`.execute(world.db);
  await sql`vacuum analyze rejected_pictures`.execute(world.db);
  const hash = (await hashOf(await drawn(3).png().toBuffer())) ?? '';
  const plan = await explaining(world.db, (db) =>
    rejectedStore.nearest(db, { sha256: 'f'.repeat(64), hashes: [hash] }),
  );
  expect(plan.rowsRead('rejected_pictures')).toBeLessThan(1500);
}, 120_000);
