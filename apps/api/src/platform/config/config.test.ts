import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const root = mkdtempSync(join(tmpdir(), 'ribbon-config-'));
afterAll(() => rmSync(root, { recursive: true }));

const SECRET = 'x'.repeat(32);
const DATABASE_URL = 'postgres://ribbon@localhost/ribbon';

describe('the configuration', () => {
  it('needs nothing: embedded database, demo world, this machine only', () => {
    expect(readConfig({}, root)).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      demo: true,
      rateLimits: true,
      production: false,
      dataDir: join(root, 'data'),
    });
  });

  it('makes a session secret once and keeps it for its owner alone', () => {
    const { sessionSecret, dataDir } = readConfig({}, root);
    expect(readConfig({}, root).sessionSecret).toBe(sessionSecret);
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(sessionSecret);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0);
  });

  it('leaves the demo world out of a database of your own, unless asked', () => {
    const own = { DATABASE_URL, SESSION_SECRET: SECRET };
    expect(readConfig(own, root).demo).toBe(false);
    expect(readConfig({ ...own, DEMO: '1' }, root).demo).toBe(true);
  });

  it('keeps pictures beside the data, or in a bucket of yours', () => {
    expect(readConfig({}, root).media).toEqual({
      dir: join(root, 'data', 'media'),
      s3: undefined,
      quotaBytes: 500 * 1024 * 1024,
      ffmpeg: 'ffmpeg',
      check: { kind: 'embedded' },
    });
    const keys = { S3_BUCKET: 'ribbon', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig(keys, root).media.s3).toMatchObject({
      bucket: 'ribbon',
      endpoint: undefined,
      forcePathStyle: false,
    });
    const elsewhere = { ...keys, S3_ENDPOINT: 'https://s3.example' };
    expect(readConfig(elsewhere, root).media.s3?.forcePathStyle).toBe(true);
  });

  it('looks at pictures itself, or asks Amazon, or leaves it to people', () => {
    expect(readConfig({ PICTURE_CHECK: '0' }, root).media.check).toEqual({ kind: 'off' });
    const keys = { REKOGNITION_ACCESS_KEY_ID: 'id', REKOGNITION_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ REKOGNITION_REGION: 'eu-west-2', ...keys }, root).media.check).toEqual({
      kind: 'rekognition',
      region: 'eu-west-2',
      endpoint: undefined,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it('asks nobody else for places and maps, unless told to', () => {
    expect(readConfig({}, root)).toMatchObject({ geocoder: undefined, map: { kind: 'embedded' } });
    expect(
      readConfig({ GEOCODER_URL: 'https://geo.example/search', GOOGLE_MAPS_KEY: 'a key' }, root),
    ).toMatchObject({
      geocoder: { url: 'https://geo.example/search', key: undefined, style: 'nominatim' },
      map: { kind: 'google', key: 'a key' },
    });
  });

  it('says who runs a production site, and of a development one that nobody does', () => {
    expect(readConfig({}, root).operator.name).toContain('development installation');
    const operator = {
      OPERATOR_NAME: 'Ribbon Trust',
      OPERATOR_ADDRESS: '1 Ribbon Lane, Leeds',
      OPERATOR_EMAIL: 'hello@ribbon.example',
      OPERATOR_DATA_PROTECTION: 'privacy@ribbon.example',
    };
    const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', ...operator };
    expect(readConfig(env, root).operator).toEqual({
      name: 'Ribbon Trust',
      address: '1 Ribbon Lane, Leeds',
      email: 'hello@ribbon.example',
      dataProtection: 'privacy@ribbon.example',
    });
  });

  it('treats an empty value as none', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' }, root)).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
    });
  });

  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['a port that is none', { PORT: 'eighty' }, 'PORT must be a number'],
    [
      'a database that is not PostgreSQL',
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a postgres:// address',
    ],
    [
      'a database without a secret',
      { DATABASE_URL },
      'SESSION_SECRET is required with DATABASE_URL',
    ],
    [
      'a short secret',
      { SESSION_SECRET: 'hush' },
      'SESSION_SECRET must have at least 32 characters',
    ],
    [
      'a mail server that is a web site',
      { SMTP_URL: 'https://mail' },
      'SMTP_URL must be an smtp:// address',
    ],
    [
      'a bucket without a key to it',
      { S3_BUCKET: 'ribbon' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with S3_BUCKET',
    ],
    [
      'a region without a key to it',
      { REKOGNITION_REGION: 'eu-west-2' },
      'REKOGNITION_ACCESS_KEY_ID and REKOGNITION_SECRET_ACCESS_KEY are required with REKOGNITION_REGION',
    ],
    [
      'Google without a key',
      { GEOCODER_URL: 'https://maps.example/json', GEOCODER_STYLE: 'google' },
      'GEOCODER_KEY is required with GEOCODER_STYLE google',
    ],
    [
      'tiles that are no address',
      { MAP_TILE_URL: 'https://tiles.example/map.png' },
      'MAP_TILE_URL must be an http(s) address or a path with {z}, {x} and {y}',
    ],
    [
      'tiles of nobody',
      { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
      'MAP_TILE_ATTRIBUTION is required with MAP_TILE_URL',
    ],
    [
      'two maps',
      { MAP_TILE_URL: '/{z}/{x}/{y}.png', MAP_TILE_ATTRIBUTION: 'Us', GOOGLE_MAPS_KEY: 'a key' },
      'Set either MAP_TILE_URL or GOOGLE_MAPS_KEY, not both',
    ],
    ['DEMO=yes', { DEMO: 'yes' }, 'DEMO must be 0 or 1'],
    [
      'production that nobody runs',
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', OPERATOR_NAME: 'Ribbon Trust' },
      'OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_DATA_PROTECTION are required in production: the policy pages say who runs the site',
    ],
    [
      'an operator without an address to write to',
      { OPERATOR_EMAIL: 'the office' },
      'OPERATOR_EMAIL must be an email address',
    ],
    ['production without mail', { NODE_ENV: 'production' }, 'SMTP_URL is required in production'],
    [
      'a public address without mail',
      { PUBLIC_URL: 'https://ribbon.example' },
      'SMTP_URL is required in production',
    ],
    [
      'production without limits',
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', RATE_LIMITS: '0' },
      'RATE_LIMITS cannot be 0 in production',
    ],
  ])('says what is wrong with %s', (_, env, sentence) => {
    expect(() => readConfig(env, root)).toThrow(sentence);
  });
});
