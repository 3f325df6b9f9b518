import { asFile, samples } from '#testing/media/samples';
import { type World, createWorld } from '#testing/world';
import { mediaEndpoints, mediaPolicy } from '@ribbon/domain/media';
import { queueEndpoints } from '@ribbon/domain/moderation';
import { postEndpoints } from '@ribbon/domain/posts';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inspector } from '../inspection/media.inspection.service.ts';
import {
  REKOGNITION_TIMEOUT_MS,
  rekognitionDetector,
} from '../inspection/media.rekognition.remote.ts';

type Answers = Record<string, object | string>;
const FINE: Answers = {
  DetectModerationLabels: { ModerationLabels: [], ModerationModelVersion: '7.0' },
  DetectLabels: { Labels: [{ Name: 'Girl', Confidence: 99 }] },
  DetectText: { TextDetections: [] },
};

/** Amazon's service in its own protocol: JSON 1.1, the question named in a header. */
let answer: (name: string, response: ServerResponse) => void;
const asked: { name: string; body: { Image: { Bytes: string } } }[] = [];
const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};
const server = createServer((request, response) => {
  void read(request).then((text) => {
    const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    asked.push({ name, body: JSON.parse(text) });
    answer(name, response);
  });
});
const send = (response: ServerResponse, status: number, body: object | string) => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};
const answers = (all: Answers) => (name: string, response: ServerResponse) =>
  send(response, 200, all[name] ?? {});
const refuses = (type: string, message: string) => (_: string, response: ServerResponse) =>
  send(response, 400, { __type: type, message });

let world: World;
let dir: string;
let config: { region: string; endpoint: string; accessKeyId: string; secretAccessKey: string };
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  config = { region: 'eu-west-2', endpoint, accessKeyId: 'id', secretAccessKey: 'a secret' };
  dir = await mkdtemp(join(tmpdir(), 'ribbon-rekognition-'));
  const check = { kind: 'rekognition', ...config } as const;
  const media = { dir, s3: undefined, quotaBytes: 1e9, ffmpeg: '/nonexistent', check };
  world = await createWorld({ media });
});
afterEach(() => asked.splice(0));
afterAll(async () => {
  await world.close();
  await rm(dir, { recursive: true });
  server.closeAllConnections();
  server.close();
});

const upload = async () => {
  const person = await world.person();
  const file = asFile('a.png', await samples.picture(300, 200));
  const sent = await world.call(person, mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file,
  });
  return { person, sent };
};

it('is asked for labels and texts, about a small JPEG, and nothing about faces', async () => {
  answer = answers(FINE);
  const { sent } = await upload();
  expect(sent.status).toBe('ready');
  expect(asked.map(({ name }) => name).toSorted()).toEqual([
    'DetectLabels',
    'DetectModerationLabels',
    'DetectText',
  ]);
  const bytes = Buffer.from(asked[0]?.body.Image.Bytes ?? '', 'base64');
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
});

it('what it finds holds the picture, warns its author and is kept without what it says of people', async () => {
  answer = answers({
    ...FINE,
    DetectModerationLabels: {
      ModerationLabels: [{ Name: 'Beer', Confidence: 96.6, ParentName: 'Alcohol' }],
    },
    DetectText: { TextDetections: [{ DetectedText: 'you LOSER', Confidence: 95 }] },
  });
  const { sent } = await upload();
  expect(sent).toMatchObject({ status: 'held', warnings: ['alcohol', 'unkind words'] });
  const { check_result: note } = await world.db
    .selectFrom('media_files')
    .select('check_result')
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow();
  expect(note).toMatchObject({
    findings: { labels: [{ name: 'Beer', confidence: 97 }], words: ['loser'] },
  });
  expect(JSON.stringify(note)).not.toContain('Girl');
});

it('what it is surer of comes first before the moderators, who see what it saw', async () => {
  const moderator = await world.person({ roles: ['system_admin'] });
  const ids: string[] = [];
  for (const confidence of [85, 99, 92]) {
    answer = answers({
      ...FINE,
      DetectModerationLabels: {
        ModerationLabels: [{ Name: 'Gambling', Confidence: confidence }],
      },
    });
    const { person, sent } = await upload();
    await world.call(person, postEndpoints.create, {
      body: { content: 'Look', visibility: 'friends', media: [{ id: sent.id, alt: '' }] },
    });
    ids.push(sent.id);
  }
  const { items } = await world.call(moderator, queueEndpoints.list, { query: {} });
  expect(items.map(({ media }) => media?.id)).toEqual([ids[1], ids[2], ids[0]]);
  expect(items[0]?.media).toMatchObject({
    findings: { labels: [{ name: 'Gambling', confidence: 99 }], words: [], isGymnastics: false },
    nearCopyOf: null,
  });
});

const FAULTS: [string, typeof answer][] = [
  ['is throttled', refuses('ThrottlingException', 'Rate exceeded')],
  ['denies access', refuses('AccessDeniedException', 'not authorized')],
  ['answers no JSON', answers({ ...FINE, DetectText: '<html>' })],
  ['leaves an answer out', answers({ ...FINE, DetectModerationLabels: {} })],
  ['hangs up', (_, response) => response.destroy()],
];

describe('a service that', () => {
  it.each(FAULTS)('%s leaves the picture to a person, and never publishes it', async (_, fault) => {
    answer = fault;
    const { person, sent } = await upload();
    expect(sent).toMatchObject({ status: 'held', warnings: [] });
    const post = await world.call(person, postEndpoints.create, {
      body: { content: 'Look', visibility: 'public', media: [{ id: sent.id, alt: '' }] },
    });
    expect(post.approvalStatus).toBe('held');
    const { reason } = await world.db
      .selectFrom('moderation_queue')
      .select('reason')
      .where('content_id', '=', sent.id)
      .executeTakeFirstOrThrow();
    expect(reason).toBe('check_failed');
  });

  it('does not answer in time has not looked, and the picture is held', async () => {
    answer = () => undefined;
    const detector = rekognitionDetector(config, { timeoutMs: 50 });
    const inspect = inspector({ db: world.db, detector, log: { warn: () => undefined } });
    const sha256 = '0'.repeat(64);
    const { look } = await inspect({ pictures: [await samples.picture()], sha256 });
    expect(look).toBe('failed');
    expect(
      mediaPolicy.outcome({ ageBand: 'adult' }, { look, isNearCopy: false, isTrusted: true }),
    ).toMatchObject({
      status: 'held',
      queue: { reason: 'check_failed' },
    });
    await detector.close();
  });

  it('does not answer is given up after 15 seconds', () => {
    expect(REKOGNITION_TIMEOUT_MS).toBe(15_000);
  });
});

describe('the settings', () => {
  const test = async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    expect(await world.call(admin, mediaEndpoints.checkStatus)).toEqual({
      service: 'rekognition',
      region: 'eu-west-2',
    });
    return world.call(admin, mediaEndpoints.testCheck);
  };

  it('say that it answers', async () => {
    answer = answers(FINE);
    expect(await test()).toEqual({
      works: true,
      message: 'AWS Rekognition connection successful!',
    });
  });

  it('say why it does not', async () => {
    answer = refuses('AccessDeniedException', 'not authorized');
    const reply = await test();
    expect(reply).toEqual({ works: false, message: 'AWS Rekognition test failed: not authorized' });
    expect(JSON.stringify(reply)).not.toContain('a secret');
  });
});
