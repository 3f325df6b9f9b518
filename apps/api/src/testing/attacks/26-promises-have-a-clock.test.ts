import { newClub } from '#testing/club';
import { waitingForm } from '#testing/decisions/guardian-forms';
import { postBy } from '#testing/posts';
import { report } from '#testing/decisions/reports';
import { appealed, sanctioned } from '#testing/decisions/sanctions';
import { type Person, type World, createWorld } from '#testing/world';
import { adminStartEndpoints } from '@ribbon/domain/admin-start';
import type { WaitingKind } from '@ribbon/domain/kernel';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { reportEndpoints, ticketEndpoints } from '@ribbon/domain/reports';
import { sanctionEndpoints } from '@ribbon/domain/sanctions';
import { siteEndpoints } from '@ribbon/domain/site';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const HOUR = 60;

/** Something that waits for an administrator from now on. */
const WAITING: Readonly<Partial<Record<WaitingKind, () => Promise<unknown>>>> = {
  messages: () =>
    world.call(undefined, siteEndpoints.contact, {
      body: { name: 'Pat', email: 'pat@people.ribbon.test', topic: 'support', message: 'Hello' },
    }),
  queue: async () =>
    world.db
      .insertInto('moderation_queue')
      .values({
        content_kind: 'media',
        content_id: randomUUID(),
        author_id: (await world.person()).id,
        reason: 'minor_media',
        created_at: world.clock(),
      })
      .execute(),
  appeals: async () => {
    const { id } = await world.person();
    await appealed(world, await sanctioned(world, id), id);
  },
  guardian_forms: () => waitingForm(world),
  reviews: async () =>
    world.db
      .insertInto('club_reviews')
      .values({
        club_id: await newClub(world),
        user_id: (await world.person()).id,
        rating: 4,
        comment: 'Kind coaches',
        created_at: world.clock(),
        updated_at: world.clock(),
      })
      .execute(),
};

/** A later hour, in a browser that has just signed in. */
async function later(hours: number): Promise<Person> {
  world.turnClock(hours * HOUR);
  admin = await world.enter(admin.id, admin.email);
  return admin;
}
const figureOf = async (kind: WaitingKind) =>
  (await world.call(admin, adminStartEndpoints.waiting)).kinds.find((one) => one.kind === kind)
    ?.figure;
const overdueTold = async () => {
  await world.housekeeper.run();
  await world.worker.run();
  const { notifications } = await world.call(admin, notificationEndpoints.list, { query: {} });
  return notifications.filter(({ type }) => type === 'waiting_overdue').length;
};

describe.each(Object.keys(WAITING) as WaitingKind[])('something that waits among %s', (kind) => {
  it('has a deadline that administrators see, and its passing is news once', async () => {
    await WAITING[kind]?.();
    const figure = await figureOf(kind);
    expect(figure?.dueAt?.getTime()).toBeGreaterThan(world.clock().getTime());
    const before = await overdueTold();
    await later(49);
    expect((await figureOf(kind))?.overdue).toBeGreaterThan(0);
    const received = await overdueTold();
    expect(received).toBeGreaterThan(before);
    expect(await overdueTold()).toBe(received);
  });
});

describe('a reporter reads', () => {
  async function decided(
    decision: 'resolved' | 'dismissed',
    act: (about: { author: Person; contentId: string }) => Promise<unknown> = async () => undefined,
  ) {
    const [reporter, author] = [await world.person(), await world.person()];
    const contentId = await postBy(world, author, { visibility: 'public' });
    const ticketId = await report(world, reporter, { contentType: 'post', contentId });
    await act({ author, contentId });
    await world.call(admin, ticketEndpoints.decide, {
      params: { ticketId },
      body: { decision, version: 1 },
    });
    const mails = (await world.mailsTo(reporter.email)).map(({ text }) => text).join();
    const { reports } = await world.call(reporter, reportEndpoints.mine);
    return { outcome: reports[0]?.outcome, saysActed: mails.includes('taken action') };
  }

  it('that action was taken only when something was done', async () => {
    expect(await decided('resolved')).toEqual({ outcome: 'looked_into', saysActed: false });
    expect(await decided('dismissed')).toEqual({ outcome: 'nothing_found', saysActed: false });
  });

  it('that action was taken when a moderator hid it, or warned its author', async () => {
    const words = {
      reason: 'harassment',
      words: 'Please be kinder.',
      internalNote: '',
      days: null,
    } as const;
    const hidden = await decided('resolved', ({ author, contentId }) =>
      world.call(admin, sanctionEndpoints.apply, {
        body: {
          ...words,
          kind: 'hidden',
          personId: author.id,
          content: { type: 'post', id: contentId },
        },
      }),
    );
    const warned = await decided('resolved', ({ author }) =>
      world.call(admin, sanctionEndpoints.apply, {
        body: { ...words, kind: 'warning', personId: author.id, content: null },
      }),
    );
    expect([hidden, warned]).toEqual([
      { outcome: 'acted', saysActed: true },
      { outcome: 'acted', saysActed: true },
    ]);
  });
});
