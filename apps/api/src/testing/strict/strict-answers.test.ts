import { readStrictly, strictRefusal } from '#testing/strict/strict-answers';
import { commentEndpoints } from '@ribbon/domain/comments';
import { familyEndpoints } from '@ribbon/domain/families';
import { postEndpoints } from '@ribbon/domain/posts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const app = Fastify();
let answer: unknown;

beforeAll(() => {
  app.all('/*', (_, reply) => reply.send(answer));
  readStrictly(app);
});
afterAll(() => app.close());

const ask = (url: string, gives: unknown) => {
  answer = gives;
  return app.inject(url);
};

describe('an answer that a test reads', () => {
  const page = {
    posts: [],
    next: null,
    newest: '0.3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c',
    firstSteps: null,
  };

  it('is what its endpoint promises', async () => {
    expect((await ask('/api/feed?after=x', page)).json()).toEqual(page);
  });

  it('fails the test with a field too many, or too few', async () => {
    await expect(ask('/api/feed', { ...page, total: 3 })).rejects.toThrow('total');
    await expect(ask('/api/feed', { posts: [], next: null, firstSteps: null })).rejects.toThrow(
      'newest',
    );
  });

  it('is found by its path, with a word before a parameter', async () => {
    const id = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c';
    await expect(ask(`/api/posts/${id}`, page)).rejects.toThrow('author');
    await expect(ask('/api/feed/new', page)).rejects.toThrow('newest');
  });

  it('is left alone where there is no contract', async () => {
    expect((await ask('/healthz', { any: 'thing' })).json()).toEqual({ any: 'thing' });
  });
});

describe('a refusal that a test reads', () => {
  const { add } = commentEndpoints;
  const wait = { code: 'tooManyRequests', message: 'Wait', data: { retryAfterSeconds: 3 } };

  it('is one that the endpoint promises', () => {
    expect(strictRefusal({ code: 'notFound', message: 'Gone' }, add)).toBeDefined();
    expect(strictRefusal(wait, add)).toBeDefined();
    const begun = { code: 'eventHasBegun', message: 'It has begun' };
    expect(() => strictRefusal(begun, postEndpoints.feed)).toThrow('GET /feed');
    expect(strictRefusal(begun, familyEndpoints.decide)).toBeDefined();
  });

  it('fails the test with a field too many, in its data as well', () => {
    const more = { ...wait, data: { ...wait.data, email: 'mia@people.ribbon.test' } };
    expect(() => strictRefusal(more, add)).toThrow('mia@people');
    expect(() => strictRefusal({ ...wait, stack: 'at line 3' }, add)).toThrow('stack');
    expect(() => strictRefusal({ code: 'notFound', message: 'Gone', data: {} }, add)).toThrow(
      'data',
    );
  });
});
