import { answerErrors, mount } from '#platform/http/http';
import { checkRoutes, handle } from '#platform/http/route';
import type { Sessions } from '#platform/session/session';
import { troubleMemory } from '#platform/trouble';
import { endpoint, fault, nothing, timestamp } from '@ribbon/domain/kernel';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

const tooWild = fault('tooWild', 409, 'That is too wild');
const Card = z.object({
  name: z.string(),
  seen: timestamp,
  left: timestamp.nullable(),
  club: z.object({ city: z.string() }).nullable(),
  tags: z.array(z.object({ label: z.string() })),
  kind: z.discriminatedUnion('type', [
    z.object({ type: z.literal('coach'), since: timestamp }),
    z.object({ type: z.literal('gymnast') }),
  ]),
});

const read = endpoint({
  method: 'GET',
  path: '/cards/:id',
  access: 'anyone',
  summary: 'Reads a card.',
  params: z.object({ id: z.coerce.number('Not a number') }),
  returns: Card,
});
const touch = endpoint({
  method: 'POST',
  path: '/cards',
  access: 'anyone',
  summary: 'Touches a card.',
  body: z.object({
    name: z.string('Please say a name').min(2, 'Too short'),
    at: timestamp.optional(),
  }),
  returns: nothing,
  faults: [tooWild],
});
const secret = endpoint({
  method: 'GET',
  path: '/secret',
  access: 'signedIn',
  summary: 'For members.',
  returns: z.object({ who: z.string() }),
});

const moment = new Date('2026-05-01T08:00:00Z');
const received: unknown[] = [];
const app = Fastify();
const nobody: Sessions = {
  memberOf: () => Promise.resolve(undefined),
  memory: {
    onNotification: () => undefined,
    onListenerLost: () => undefined,
    forget: () => undefined,
  },
  actorOf: () => Promise.resolve(undefined),
};

beforeAll(async () => {
  answerErrors(app, {
    log: { error: () => undefined, warn: () => undefined },
    troubles: troubleMemory(),
  });
  await mount(
    app,
    [
      handle(read, async ({ params }) => {
        if (params.id === 0) throw new Error('a secret detail');
        const person = {
          name: 'Mia',
          email: 'mia@people.ribbon.test',
          seen: moment,
          left: params.id === 1 ? null : moment,
          club: params.id === 1 ? null : { city: 'Leeds', phone: '01632 960001' },
          tags: [{ label: 'hoop', hidden: true }],
          kind: { type: 'coach' as const, since: moment, salary: 1 },
        };
        return person;
      }),
      handle(touch, async ({ body }) => {
        if (body.name === 'wild') throw tooWild();
        received.push(body);
      }),
      handle(secret, async ({ actor }) => ({ who: actor.id })),
    ],
    { sessions: nobody, attempts: { spend: () => Promise.resolve() }, beta: () => true },
  );
});
afterAll(() => app.close());

describe('what an endpoint answers', () => {
  it('is stripped to what its contract promises, at every depth', async () => {
    expect((await app.inject('/api/cards/2')).json()).toEqual({
      name: 'Mia',
      seen: '2026-05-01T08:00:00.000Z',
      left: '2026-05-01T08:00:00.000Z',
      club: { city: 'Leeds' },
      tags: [{ label: 'hoop' }],
      kind: { type: 'coach', since: '2026-05-01T08:00:00.000Z' },
    });
  });

  it('reads back as the same values on the other side', async () => {
    const card = Card.parse((await app.inject('/api/cards/1')).json());
    expect(card).toMatchObject({ seen: moment, left: null, club: null });
  });

  it('is 204 and empty where nothing is promised', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/cards',
      payload: { name: 'Mia', at: moment },
    });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(received.at(-1)).toEqual({ name: 'Mia', at: moment });
  });
});

describe('what an endpoint refuses', () => {
  it('names the field and says the sentence of the schema', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/cards',
      payload: { name: 'M' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalidInput',
      message: 'Too short',
      issues: [{ path: 'name', message: 'Too short' }],
    });
  });

  it('passes on its own faults as they were declared', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/cards',
      payload: { name: 'wild' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { code: 'tooWild', message: 'That is too wild' },
    ]);
  });

  it('says nothing of accidents but that one happened', async () => {
    const response = await app.inject('/api/cards/0');
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { code: 'unexpected', message: 'An unexpected error occurred. Please try again.' },
    ]);
  });

  it('never runs a handler for somebody who may not enter', async () => {
    expect((await app.inject('/api/secret')).statusCode).toBe(401);
  });
});

it('does not start with a route that the contract does not list', () => {
  const routes = [
    handle(read, () => {
      throw new Error('nobody asks');
    }),
    handle(touch, () => undefined),
  ];
  expect(() => {
    checkRoutes(routes, [read]);
  }).toThrow('lists these endpoints: POST /cards.');
  expect(() => {
    checkRoutes(routes, [touch, read]);
  }).not.toThrow();
});
