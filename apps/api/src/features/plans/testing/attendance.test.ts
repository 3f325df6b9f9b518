import type { Person } from '#testing/world';
import { type EventId, calendarEndpoints } from '@ribbon/domain/calendar';
import { trainingEndpoints } from '@ribbon/domain/training';
import { describe, expect, it } from 'vitest';
import { club, enter, firstEvent, openWorld, published, world } from './plans.fixture.ts';

openWorld();

/** A training of a plan that is going on, with somebody who has a place. */
async function running() {
  const planId = await published();
  const gymnast = await club.member();
  await enter(gymnast, planId);
  const eventId = await firstEvent(planId);
  await world.db
    .updateTable('club_events')
    .set({ starts_at: new Date(world.clock().getTime() - 90 * 60_000), ends_at: world.clock() })
    .where('id', '=', eventId)
    .execute();
  return { gymnast, eventId };
}

async function mark(eventId: EventId, { id: userId }: Person, attended: boolean | null) {
  const params = { eventId, userId };
  await world.call(club.admin, calendarEndpoints.mark, { params, body: { attended } });
  await world.worker.run();
}

const logOf = async (gymnast: Person) =>
  (await world.call(gymnast, trainingEndpoints.sessions, { query: {} })).sessions;

async function onlyOne(gymnast: Person) {
  const [session] = await logOf(gymnast);
  if (session === undefined) throw new Error('the log is empty');
  return session;
}

describe('the register of a training', () => {
  it('writes it into the log of whoever came, once, with what was practised', async () => {
    const { gymnast, eventId } = await running();
    await mark(eventId, gymnast, true);
    await mark(eventId, gymnast, true);
    expect(await logOf(gymnast)).toMatchObject([
      {
        minutes: 90,
        fromClub: 'Larkspur Rhythmic',
        apparatus: [{ apparatus: 'hoop', minutes: 40 }],
        elements: [{ key: 'high_throw' }, { key: 'split_leap' }],
      },
    ]);
  });

  it('takes it back when it is corrected, unless its owner has amended it', async () => {
    const { gymnast, eventId } = await running();
    await mark(eventId, gymnast, true);
    await mark(eventId, gymnast, false);
    expect(await logOf(gymnast)).toEqual([]);
    await mark(eventId, gymnast, true);
    const session = await onlyOne(gymnast);
    world.turnClock(1);
    await world.call(gymnast, trainingEndpoints.save, {
      params: { sessionId: session.id },
      body: {
        date: session.date,
        startTime: session.startTime,
        minutes: 60,
        type: 'strength',
        editedAt: world.clock().toISOString(),
      },
    });
    await mark(eventId, gymnast, null);
    await mark(eventId, gymnast, true);
    expect(await logOf(gymnast)).toMatchObject([
      { minutes: 60, type: 'strength', fromClub: 'Larkspur Rhythmic' },
    ]);
  });

  it('leaves deleted what its owner has deleted', async () => {
    const { gymnast, eventId } = await running();
    await mark(eventId, gymnast, true);
    const session = await onlyOne(gymnast);
    await world.call(gymnast, trainingEndpoints.remove, { params: { sessionId: session.id } });
    await mark(eventId, gymnast, true);
    expect(await logOf(gymnast)).toEqual([]);
  });
});
