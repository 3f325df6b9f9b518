import type { Network } from '#platform/network';
import { samples } from '#testing/media/samples';
import { type Person, type World, createWorld } from '#testing/world';
import { FETCH_MAX_BYTES, mediaEndpoints, mediaMessages } from '@ribbon/domain/media';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { fetchImage, read } = mediaEndpoints;
const PUBLIC = '93.184.216.34';

/** The internet of this test: names and their addresses, and one server behind all public ones. */
const names: Record<string, string[][]> = {
  'pictures.example': [[PUBLIC]],
  'other.example': [[PUBLIC]],
  'inside.example': [['10.0.0.7']],
  'metadata.example': [['169.254.169.254']],
  'half.example': [[PUBLIC, '127.0.0.1']],
  // Public when it is looked at, and this machine a moment later.
  'changing.example': [[PUBLIC], ['127.0.0.1']],
};
let asked: Record<string, number> = {};
let connections: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
const network: Network = {
  async resolve(host) {
    const answers = names[host];
    if (answers === undefined) throw new Error('no such name');
    asked[host] = (asked[host] ?? 0) + 1;
    return answers[Math.min(asked[host], answers.length) - 1] ?? [];
  },
  connect(address) {
    connections.push(address);
    return connect((server.address() as AddressInfo).port, '127.0.0.1');
  },
};

let world: World;
let mia: Person;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  world = await createWorld({}, network);
  mia = await world.person();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.close();
});
beforeEach(() => {
  asked = {};
  connections = [];
});

const get = (url: string) =>
  world.call(mia, fetchImage, { params: { purpose: 'profile' }, body: { url } });
const refusal = (url: string) =>
  world.refusal(mia, fetchImage, { params: { purpose: 'profile' }, body: { url } });
const says = (status: number, body: Uint8Array | string = '', headers = {}) => {
  answer = (_, response) => void response.writeHead(status, headers).end(body);
};

describe('a picture from another site', () => {
  it('is fetched once by the server, encoded anew and kept', async () => {
    says(200, await samples.phonePhoto());
    const file = await get('http://pictures.example/mia.jpg');
    expect(connections).toEqual([PUBLIC]);
    const params = { mediaId: file.id, variant: 'large' as const };
    const stored = await world.send(mia, read, { params });
    const { format, exif } = await sharp(stored.rawPayload).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    const { source } = await world.db
      .selectFrom('media_files')
      .select('source')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(source).toBe('url');
  });

  it('tells the other site nothing about who asked', async () => {
    let seen: IncomingMessage['headers'] = {};
    const picture = await samples.picture();
    answer = (request, response) => {
      seen = request.headers;
      response.end(picture);
    };
    await get('http://pictures.example/mia.png');
    expect(Object.keys(seen).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent']);
  });

  it('is followed to another place on the public internet', async () => {
    const picture = await samples.picture();
    answer = (request, response) =>
      request.headers.host === 'other.example'
        ? void response.end(picture)
        : void response.writeHead(302, { location: 'http://other.example/b.png' }).end();
    expect((await get('http://pictures.example/a.png')).width).toBe(40);
  });
});

describe('nobody is led into the network of the server', () => {
  it.each([
    'http://127.0.0.1/a.png',
    'http://localhost/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://inside.example/a.png',
    'http://metadata.example/a.png',
    'http://half.example/a.png',
    'http://pictures.example:6379/a.png',
    'http://user:secret@pictures.example/a.png',
    'http://nobody.example/a.png',
  ])('%s', async (url) => {
    says(200, await samples.picture());
    expect(await refusal(url)).toMatchObject({ status: 422, message: mediaMessages.urlInvalid });
    expect(connections).toEqual([]);
  });

  it.each([
    'http://127.0.0.1/a.png',
    'http://metadata.example/',
    'http://inside.example/',
    'file:///etc/passwd',
    'ftp://pictures.example/a.png',
  ])('nor by a redirect to %s', async (location) => {
    says(302, '', { location });
    expect(await refusal('http://pictures.example/a.png')).toMatchObject({
      message: mediaMessages.urlInvalid,
    });
    expect(connections).toEqual([PUBLIC]);
  });

  it('nor by a name that changes its mind: it is asked once, and that answer is used', async () => {
    says(200, await samples.picture());
    await get('http://changing.example/a.png');
    expect([asked['changing.example'], connections]).toEqual([1, [PUBLIC]]);
  });

  it('nor in circles', async () => {
    says(302, '', { location: 'http://pictures.example/again' });
    expect((await refusal('http://pictures.example/a.png')).status).toBe(422);
    expect(connections).toHaveLength(4);
  });
});

describe('what is no picture is refused alike', () => {
  it.each([
    ['a page', 200, '<!doctype html><title>Hi</title>'],
    ['nothing', 200, ''],
    ['a refusal', 403, 'no'],
    ['an error', 500, 'oh'],
  ])('%s', async (_, status, body) => {
    says(status, body, { 'content-type': 'image/png' });
    expect(await refusal('http://pictures.example/a.png')).toMatchObject({
      status: 422,
      message: mediaMessages.urlInvalid,
    });
  });

  it('more than 10 MB is not read to its end', async () => {
    let sent = 0;
    answer = (_, response) => {
      const chunk = Buffer.alloc(256 * 1024, 1);
      const more = () => {
        sent += chunk.length;
        if (sent > 200_000_000) response.end();
        else response.write(chunk, () => more());
      };
      more();
    };
    expect((await refusal('http://pictures.example/a.png')).message).toBe(
      'Image must be smaller than 5MB',
    );
    expect(sent).toBeLessThan(FETCH_MAX_BYTES * 3);
  });

  it('a site that keeps us waiting is left after ten seconds', async () => {
    answer = (_, response) => void response.writeHead(200).write('GIF89a');
    expect((await refusal('http://pictures.example/a.png')).status).toBe(422);
  });

  it.each([
    ['', 'Please enter an image URL'],
    ['pictures.example/a.png', mediaMessages.urlInvalid],
    ['javascript:alert(1)', mediaMessages.urlInvalid],
    ['data:image/png;base64,AAAA', mediaMessages.urlInvalid],
  ])('%j', async (url, message) =>
    expect(await refusal(url)).toMatchObject({ status: 400, message }),
  );
});
