import { openStorage } from '#platform/storage/open';
import type { Storage } from '#platform/storage/storage';
import { PLACE, asFile, samples } from '#testing/media/samples';
import { stores } from '#testing/media/stores';
import { type Person, type World, createWorld } from '#testing/world';
import { type MediaFile, type MediaPurpose, PURPOSES, mediaEndpoints } from '@ribbon/domain/media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { upload, read } = mediaEndpoints;

describe.each(stores)('what is uploaded, kept in %s', (_, open) => {
  let world: World;
  let storage: Storage;
  let mia: Person;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await open();
    world = await createWorld({ media: place.media });
    storage = await openStorage(world.config);
    close = place.close;
    mia = await world.person();
  });
  afterAll(async () => {
    await world.close();
    await close();
  });

  const send = (file: File, purpose: MediaPurpose = 'post', who = mia) =>
    world.call(who, upload, { params: { purpose }, file });
  const refuse = (file: File, purpose: MediaPurpose = 'post', who = mia) =>
    world.refusal(who, upload, { params: { purpose }, file });

  /** What lies in the store, not what the endpoint hands out. */
  async function storedParts({ id }: Pick<MediaFile, 'id'>): Promise<Record<string, Buffer>> {
    const row = await world.db
      .selectFrom('media_files')
      .select('variants')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const parts: Record<string, Buffer> = {};
    for (const [variant, key] of Object.entries(row.variants as Record<string, string>)) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of await storage.open(key)) chunks.push(chunk);
      parts[variant] = Buffer.concat(chunks);
    }
    return parts;
  }
  const filesOf = async ({ id }: Person) =>
    world.db.selectFrom('media_files').select('id').where('uploaded_by', '=', id).execute();

  it('a phone’s photo is stored upright, in three widths, and without its place or its phone', async () => {
    const file = await send(asFile('IMG_0001.JPG', await samples.phonePhoto()));
    expect(file).toMatchObject({ kind: 'image', width: 1500, height: 2000, status: 'ready' });
    expect(file.placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/u);
    const parts = await storedParts(file);
    expect(Object.keys(parts)).toEqual(['large', 'small', 'medium']);
    for (const [variant, width] of [
      ['small', 320],
      ['medium', 800],
      ['large', 1500],
    ] as const) {
      const bytes = parts[variant] ?? Buffer.alloc(0);
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width });
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(metadata.orientation).toBeUndefined();
      expect(bytes.toString('latin1')).not.toMatch(/exif|gps|phone|mia/iu);
    }
  });

  it('the photo of the test does carry a place', async () => {
    const { exif } = await sharp(await samples.phonePhoto()).metadata();
    expect(exif?.toString('latin1')).toContain('phone');
    // The tag that leads to the place (0x8825), in either order of bytes.
    expect(exif?.toString('latin1')).toMatch(/\u0088\u0025|\u0025\u0088/u);
  });

  it('a narrow picture is not enlarged and has one variant', async () => {
    const file = await send(asFile('dot.png', await samples.picture()));
    expect(Object.keys(await storedParts(file))).toEqual(['large']);
    const answer = await world.send(mia, read, {
      params: { mediaId: file.id, variant: 'small' },
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(40);
  });

  it('an SVG becomes pixels: no script, no file of ours, no address of anybody', async () => {
    const admin = await world.person({ userType: 'club_admin' });
    const file = await send(asFile('logo.svg', samples.drawing), 'club-logo', admin);
    expect(file).toMatchObject({ width: 1024, height: 512 });
    const { large = Buffer.alloc(0) } = await storedParts(file);
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp' });
    expect(large.toString('latin1')).not.toMatch(/script|alert|svg|href/iu);
    const { dominant } = await sharp(large).stats();
    expect(dominant.r).toBeGreaterThan(180);
  });

  it('an SVG that unfolds itself, and one in a post, are refused', async () => {
    const bomb = await refuse(asFile('logo.svg', samples.entityBomb), 'profile');
    expect(bomb.status).toBe(422);
    expect((await refuse(asFile('x.svg', samples.drawing))).message).toBe(PURPOSES.post.wrongType);
  });

  it.each([
    ['an archive behind a JPEG', 'holiday.jpg', samples.archivePicture],
    ['a script behind a GIF', 'holiday.gif', samples.scriptPicture],
    ['a JPEG that starts as a comment', 'holiday.jpg', samples.commentPicture],
  ])('%s is refused, and nothing of it is kept', async (_what, name, make) => {
    const zoe = await world.person();
    expect(await refuse(asFile(name, await make()), 'post', zoe)).toMatchObject({
      status: 422,
      message: 'Invalid file type detected. Please select a valid image file.',
    });
    expect(await filesOf(zoe)).toEqual([]);
  });

  it('a picture of 100 megapixels is refused before it is unfolded', async () => {
    const bomb = samples.pixelBomb();
    expect(bomb.length).toBeLessThan(2_000_000);
    const before = process.memoryUsage().rss;
    expect(await refuse(asFile('bomb.png', bomb))).toMatchObject({
      message: 'This picture is too large. Please select one under 50 megapixels.',
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('a renamed program is told by its bytes, whatever its name and sender say', async () => {
    const exe = asFile('me.jpg', samples.executable, 'image/jpeg');
    expect((await refuse(exe)).message).toBe(
      'Invalid file type. Only images (JPG, PNG, WebP, GIF) and videos (MP4, WebM, MOV) are allowed.',
    );
    expect((await refuse(exe, 'profile')).message).toBe(
      'Please select an image file (JPG, PNG, WebP, etc.)',
    );
  });

  it.each(['me.exe', 'me.exe.png', 'ME.JS', 'a.vbs.webp', 'me.com'])(
    'a good picture by the name of %s is refused',
    async (name) =>
      expect((await refuse(asFile(name, await samples.picture()))).message).toBe(
        'Invalid file type detected. Please select a valid image file.',
      ),
  );

  it.each<[MediaPurpose, number, number, string]>([
    ['profile', 5, 413, 'Image must be smaller than 5MB'],
    ['post', 50, 413, 'File size too large. Maximum size is 50MB.'],
  ])('a file for a %s of more than %i MB is refused', async (purpose, mb, status, message) => {
    const big = asFile('big.jpg', Buffer.alloc(mb * 1024 * 1024 + 1, 1));
    expect(await refuse(big, purpose)).toMatchObject({ status, message });
  });

  it('a picture of more than 10 MB is refused, also where a video might be larger', async () => {
    const jpeg = await sharp(await samples.picture())
      .jpeg()
      .toBuffer();
    const padded = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await refuse(asFile('big.jpg', padded))).message).toBe(
      'File size too large. Maximum size is 10MB.',
    );
  });

  it('half a picture, and words that only begin like one, are refused', async () => {
    const half = (await samples.phonePhoto()).subarray(0, 4000);
    expect((await refuse(asFile('half.jpg', half))).message).toBe('Failed to process image file');
    const words = Buffer.from('GIF89a and then nothing');
    expect((await refuse(asFile('words.gif', words))).status).toBe(422);
  });

  it('a phone’s video keeps its picture and loses its place, its name and its phone', async () => {
    const original = await samples.phoneVideo();
    expect(original.toString('latin1')).toContain(PLACE);
    const file = await send(asFile('IMG_0002.MOV', original, 'video/quicktime'));
    // Filmed upright: 96 by 64, turned.
    expect(file).toMatchObject({ kind: 'video', width: 64, height: 96, hasPoster: false });
    expect(file.durationMs).toBeGreaterThan(500);
    const { video = Buffer.alloc(0) } = await storedParts(file);
    const text = video.toString('latin1');
    expect(text).not.toContain(PLACE);
    expect(text).not.toMatch(/51\.50|xyz|iso6709|at home|mia|quicktime|phone|camera/iu);
    expect(text.slice(4, 8)).toBe('ftyp');
  });

  it.each([
    ['MP4', samples.mp4, 'video/mp4'],
    ['WebM', samples.webm, 'video/webm'],
  ])('%s videos are taken and played piece by piece', async (_name, make, mediaType) => {
    const file = await send(asFile('clip', await make()));
    expect(file).toMatchObject({ kind: 'video', width: 96, height: 64 });
    const path = `/api/media/${file.id}/video`;
    const part = await world.app.inject({
      url: path,
      headers: { cookie: mia.cookie, range: 'bytes=4-7' },
    });
    const { video = Buffer.alloc(0) } = await storedParts(file);
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-type': mediaType,
      'content-range': `bytes 4-7/${video.length}`,
      'content-length': '4',
    });
    expect(part.rawPayload.equals(video.subarray(4, 8))).toBe(true);
    const beyond = { cookie: mia.cookie, range: `bytes=${video.length}-` };
    expect((await world.app.inject({ url: path, headers: beyond })).statusCode).toBe(416);
    const tail = { cookie: mia.cookie, range: 'bytes=-3' };
    const end = await world.app.inject({ url: path, headers: tail });
    expect(end.rawPayload.equals(video.subarray(-3))).toBe(true);
  });

  it('a broken video is refused in words', async () => {
    const broken = (await samples.mp4()).subarray(0, 900);
    expect(await refuse(asFile('clip.mp4', broken))).toMatchObject({
      status: 422,
      message: 'We can’t read this video. Please select an MP4, WebM or MOV file.',
    });
  });

  it('everybody has a bounded space', async () => {
    const zoe = await world.person();
    await world.db
      .insertInto('media_files')
      .values({
        owner_id: zoe.id,
        uploaded_by: zoe.id,
        purpose: 'post',
        kind: 'image',
        storage_key: 'full',
        mime_type: 'image/webp',
        sha256: 'a'.repeat(64),
        bytes: 1,
        stored_bytes: world.config.media.quotaBytes - 10,
      })
      .execute();
    expect(await refuse(asFile('a.png', await samples.picture()), 'post', zoe)).toMatchObject({
      status: 409,
      message: 'You’ve run out of space for pictures and videos. Please delete some posts first.',
    });
  });

  it('many at once do not slip by the bound, and what found no room is not kept', async () => {
    const zoe = await world.person();
    const photo = await sharp(await samples.phonePhoto(900, 900))
      .jpeg()
      .toBuffer();
    const one = await send(asFile('a.jpg', photo), 'post', zoe);
    const { stored_bytes: size } = await world.db
      .selectFrom('media_files')
      .select('stored_bytes')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    await world.db
      .updateTable('media_files')
      .set({ stored_bytes: world.config.media.quotaBytes - 2 * size })
      .where('id', '=', one.id)
      .execute();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.send(zoe, upload, { params: { purpose: 'post' }, file: asFile('a.jpg', photo) }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 200, 409, 409, 409]);
    const written = await world.db.selectFrom('storage_garbage').select('storage_key').execute();
    world.turnClock(61);
    await world.housekeeper.run();
    for (const { storage_key: key } of written) expect(await storage.size(key)).toBeUndefined();
    expect(written.length).toBeGreaterThanOrEqual(3);
  });
});
