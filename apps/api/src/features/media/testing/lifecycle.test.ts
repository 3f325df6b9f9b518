import { addressOf } from '#testing/server/address';
import { openStorage } from '#platform/storage/open';
import type { Storage } from '#platform/storage/storage';
import { asFile, samples } from '#testing/media/samples';
import { stores } from '#testing/media/stores';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { postEndpoints } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { unzipSync } from 'fflate';
import { request } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

const { upload } = mediaEndpoints;
const HOUR = 60;

describe.each(stores)('the life of a file in %s', (_, open) => {
  let world: World;
  let storage: Storage;
  let close: () => Promise<void>;
  let photo: File;
  beforeAll(async () => {
    const place = await open();
    world = await createWorld({ media: place.media });
    storage = await openStorage(world.config);
    close = place.close;
    photo = asFile('routine.jpg', await samples.phonePhoto());
  });
  afterAll(async () => {
    await world.close();
    await close();
  });

  const send = (who: Person) =>
    world.call(who, upload, { params: { purpose: 'post' }, file: photo });
  const keysOf = async (id: MediaId): Promise<string[]> => {
    const { variants } = await world.db
      .selectFrom('media_files')
      .select('variants')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return Object.values(variants as Record<string, string>);
  };
  const stillThere = async (keys: string[]) => {
    const sizes = await Promise.all(keys.map((key) => storage.size(key)));
    return sizes.filter((size) => size !== undefined).length;
  };
  const postWith = (who: Person, id: MediaId) =>
    world.call(who, postEndpoints.create, {
      body: { content: 'Look', visibility: 'friends', media: [{ id }] },
    });

  it('what nothing shows goes after a day; what a post shows stays, and goes with the post', async () => {
    const mia = await world.person();
    const [left, shown] = [await send(mia), await send(mia)];
    const keys = { left: await keysOf(left.id), shown: await keysOf(shown.id) };
    const { id: postId } = await postWith(mia, shown.id);
    expect([await stillThere(keys.left), await stillThere(keys.shown)]).toEqual([3, 3]);
    world.turnClock(23 * HOUR);
    await world.housekeeper.run();
    expect(await stillThere(keys.left)).toBe(3);
    world.turnClock(2 * HOUR);
    await world.housekeeper.run();
    expect([await stillThere(keys.left), await stillThere(keys.shown)]).toEqual([0, 3]);

    const author = await world.enter(mia.id, mia.email);
    await world.call(author, postEndpoints.remove, { params: { postId } });
    await world.housekeeper.run();
    expect(await stillThere(keys.shown)).toBe(0);
  });

  it('an erased person leaves no picture behind', async () => {
    const mia = await world.person();
    const file = await send(mia);
    const keys = await keysOf(file.id);
    await postWith(mia, file.id);
    const confirmation = mia.email.split('@', 1)[0] ?? '';
    await world.call(mia, privacyEndpoints.scheduleDeletion, {
      body: { confirmation, password: PASSWORD },
    });
    world.turnClock(14 * 24 * HOUR + 1);
    await world.housekeeper.run();
    expect(await stillThere(keys)).toBe(0);
    const rows = await world.db.selectFrom('media_files').where('id', '=', file.id).execute();
    expect(rows).toEqual([]);
    expect(await world.db.selectFrom('storage_garbage').selectAll().execute()).toEqual([]);
  });

  it('a download of one’s data holds the pictures themselves', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const [own] = [await send(mia), await send(zoe)];
    const zip = await world.send(mia, privacyEndpoints.exportOwn, {});
    const files = Object.entries(unzipSync(zip.rawPayload)).filter(([name]) =>
      name.startsWith('files/'),
    );
    expect(files.map(([name]) => name)).toEqual([`files/${own.id}.webp`]);
    expect((await sharp(Buffer.from(files[0]?.[1] ?? [])).metadata()).width).toBe(1500);
  });

  it('what a process that died wrote is found and swept away', async () => {
    const orphan = '00000000-0000-4000-8000-000000000009/large.webp';
    // It had announced the bytes, and written them, and then there was no more.
    await world.db
      .insertInto('storage_garbage')
      .values({
        storage_key: orphan,
        variants: '{}',
        due_at: new Date(world.clock().getTime() + 3_600_000),
      })
      .execute();
    await storage.put(orphan, Buffer.from('half a life'), 'image/webp');
    await world.housekeeper.run();
    expect(await storage.size(orphan)).toBe(11);
    world.turnClock(HOUR + 1);
    await world.housekeeper.run();
    expect(await storage.size(orphan)).toBeUndefined();
  });

  it('an upload that is cancelled leaves nothing, neither here nor there', async () => {
    const mia = await world.person();
    const address = new URL(await addressOf(world));
    // A place of its own: other tests upload at the same time.
    const place = await mkdtemp(join(tmpdir(), 'ribbon-cancelled-'));
    onTestFinished(() => rm(place, { recursive: true }));
    vi.stubEnv('TMPDIR', place);
    onTestFinished(() => void vi.unstubAllEnvs());
    const boundary = 'ribbon';
    const sending = request({
      host: address.hostname,
      port: address.port,
      method: 'POST',
      path: '/api/media/post',
      headers: {
        cookie: mia.cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 5_000_000,
      },
    });
    sending.on('error', () => undefined);
    sending.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
    );
    sending.write(Buffer.alloc(300_000, 1));
    await vi.waitFor(async () => expect(await readdir(place)).toHaveLength(1), 20_000);
    sending.destroy();
    await vi.waitFor(async () => expect(await readdir(place)).toEqual([]), 20_000);
    const rows = await world.db
      .selectFrom('media_files')
      .select('id')
      .where('uploaded_by', '=', mia.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
