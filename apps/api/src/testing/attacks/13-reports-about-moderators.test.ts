import { newClub } from '#testing/club';
import { linked, usernameOf } from '#testing/family';
import { postBy } from '#testing/posts';
import { report, ticketOf } from '#testing/decisions/reports';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { adminStartEndpoints } from '@ribbon/domain/admin-start';
import { auditEndpoints } from '@ribbon/domain/audit';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import {
  type TicketId,
  reportEndpoints,
  ticketEndpoints as endpoints,
} from '@ribbon/domain/reports';
import { caseEndpoints } from '@ribbon/domain/safeguarding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let colleague: Person;
beforeAll(async () => {
  world = await createWorld();
  colleague = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const WORDS = 'He writes to me at night';

interface PendingNotification {
  moderator: Person;
  reporter: Person;
  about: { contentType: 'post' | 'profile' | 'other'; contentId: string };
}

const aModerator = () => world.person({ roles: ['system_admin'] });
const aChild = () => world.person({ birthYear: world.clock().getUTCFullYear() - 10 });
const postOf = async (author: Person) => ({
  contentType: 'post' as const,
  contentId: await postBy(world, author, { visibility: 'public' }),
});

async function endLink(young: Person, adult: Person): Promise<void> {
  await linked(world, young, adult);
  await world.db
    .updateTable('parental_relationships')
    .set({ ended_at: world.clock(), end_reason: 'left' })
    .where('child_id', '=', young.id)
    .where('parent_id', '=', adult.id)
    .execute();
}

async function tell({
  reporter,
  about,
}: Omit<PendingNotification, 'moderator'>): Promise<TicketId> {
  if (about.contentType !== 'profile') {
    return report(world, reporter, { ...about, description: WORDS });
  }
  const username = await usernameOf(world, { id: about.contentId as UserId });
  await world.call(reporter, reportEndpoints.filePerson, {
    body: { username, reason: 'harassment', description: WORDS, childAtRiskNow: false },
  });
  return ticketOf(world, about.contentId);
}

type Relation = (moderator: Person) => Promise<Omit<PendingNotification, 'moderator'>>;
const bySomebody = async (about: PendingNotification['about']) => ({
  reporter: await world.person(),
  about,
});
const aboutSomebody = async (reporter: Person) => ({
  reporter,
  about: await postOf(await world.person()),
});

const RELATIONS: Readonly<Record<string, Relation>> = {
  'the person reported': async (moderator) =>
    bySomebody({ contentType: 'profile', contentId: moderator.id }),
  'the author of what was reported': async (moderator) => bySomebody(await postOf(moderator)),
  'a guardian of the person reported': async (moderator) => {
    const author = await world.person();
    await linked(world, author, moderator);
    return bySomebody(await postOf(author));
  },
  'a former guardian of the person reported': async (moderator) => {
    const author = await world.person();
    await endLink(author, moderator);
    return bySomebody(await postOf(author));
  },
  'a child of the person reported, long ago': async (moderator) => {
    const author = await world.person();
    await endLink(moderator, author);
    return bySomebody(await postOf(author));
  },
  'another guardian of the same child as the person reported': async (moderator) => {
    const [author, child] = [await world.person(), await aChild()];
    await linked(world, child, moderator);
    await linked(world, child, author);
    return bySomebody(await postOf(author));
  },
  'an administrator of the club reported': async (moderator) => {
    const clubId = await newClub(world);
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: moderator.id })
      .execute();
    return bySomebody({ contentType: 'other', contentId: clubId });
  },
  'the reporter': async (moderator) => aboutSomebody(moderator),
  'a guardian of the reporter': async (moderator) => {
    const child = await aChild();
    await linked(world, child, moderator);
    return {
      reporter: child,
      about: { contentType: 'profile', contentId: (await world.person()).id },
    };
  },
  'a former guardian of the reporter': async (moderator) => {
    const teen = await world.person();
    await endLink(teen, moderator);
    return aboutSomebody(teen);
  },
  'a child of the reporter, long ago': async (moderator) => {
    const parent = await world.person();
    await endLink(moderator, parent);
    return aboutSomebody(parent);
  },
};

describe.each(Object.keys(RELATIONS))('a moderator who is %s', (relation) => {
  let received: PendingNotification;
  let ticketId: TicketId;
  let before: { unread: number; waiting: number };
  beforeAll(async () => {
    const moderator = await aModerator();
    const set = await RELATIONS[relation]?.(moderator);
    if (set === undefined) throw new Error('nothing is reported');
    received = { moderator, ...set };
    before = { unread: await unread(moderator), waiting: await waiting(moderator) };
    ticketId = await tell(received);
    await world.worker.run();
    await world.call(colleague, endpoints.take, { params: { ticketId }, body: { version: 1 } });
    await world.call(colleague, endpoints.note, {
      params: { ticketId },
      body: { note: 'I know both of them' },
    });
  });

  const unread = async (who: Person) =>
    (await world.call(who, notificationEndpoints.counts)).unread;
  const waiting = async (who: Person) =>
    (await world.call(who, adminStartEndpoints.waiting)).kinds.find(
      ({ kind }) => kind === 'reports',
    )?.figure?.count ?? 0;
  const listed = async (who: Person, query = {}) =>
    (await world.call(who, endpoints.list, { query })).tickets.map(({ id }) => id);
  const codeOf = async (sent: ReturnType<World['send']>) => (await sent).statusCode;

  it('finds it in no list and no search', async () => {
    expect(await listed(received.moderator)).not.toContain(ticketId);
    expect(await listed(received.moderator, { search: 'at night' })).not.toContain(ticketId);
    expect(await listed(colleague, { search: 'at night' })).toContain(ticketId);
  });

  it('does not open it, act on it, or learn that it is there', async () => {
    const params = { ticketId };
    const { moderator } = received;
    const version = { version: 2 };
    const codes = [
      await codeOf(world.send(moderator, endpoints.read, { params })),
      await codeOf(world.send(moderator, endpoints.open, { params, body: { reason: 'To see' } })),
      await codeOf(world.send(moderator, endpoints.note, { params, body: { note: 'Not true' } })),
      await codeOf(world.send(moderator, endpoints.take, { params, body: version })),
      await codeOf(world.send(moderator, endpoints.handBack, { params, body: version })),
      await codeOf(
        world.send(moderator, endpoints.decide, {
          params,
          body: { decision: 'dismissed', ...version },
        }),
      ),
    ];
    expect(codes).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('counts without it', async () => {
    const { moderator } = received;
    const counts = await world.call(moderator, endpoints.counts);
    const all = await world.call(colleague, endpoints.counts);
    expect(counts.pending).toBeLessThan(all.pending);
    expect(await waiting(moderator)).toBe(before.waiting);
  });

  it('hears nothing in the app, by mail or by a page that reads again', async () => {
    const { moderator } = received;
    expect(await unread(moderator)).toBe(before.unread);
    const mails = await world.db
      .selectFrom('dev_mails')
      .select('text')
      .where('to_address', 'like', `%${moderator.email}%`)
      .where('subject', 'like', '%a new report (%')
      .execute();
    expect(mails.map(({ text }) => text).join()).not.toContain(received.about.contentId);
    const heard = await world.db
      .selectFrom('realtime_events')
      .select('id')
      .where('audience', 'in', ['systemAdmins', `user:${moderator.id}`])
      .where('topic', '=', 'admin-reports')
      .execute();
    expect(heard).toEqual([]);
  });

  it('reads nothing of it in the log of administrators', async () => {
    const query = { search: received.about.contentId };
    const acts = async (who: Person) =>
      (await world.call(who, auditEndpoints.list, { query })).entries.map(({ action }) => action);
    expect(await acts(received.moderator)).toEqual([]);
    expect(await acts(colleague)).toEqual(['report.noted', 'report.taken']);
    const { body } = await world.send(received.moderator, auditEndpoints.csv, { query });
    expect(body).not.toContain('report.');
  });
});

describe('a child who reports that it is in danger', () => {
  it('is read by nobody who looks after it, in the report, the case or the log', async () => {
    const [mother, child] = [await aModerator(), await aChild()];
    await linked(world, child, mother);
    const ticketId = await report(world, child, {
      contentType: 'profile',
      contentId: mother.id,
      description: 'My mum is mean to me at home',
      childAtRiskNow: true,
    });
    const [found] = (await world.call(colleague, caseEndpoints.list, { query: {} })).cases;
    const params = { caseId: found?.id ?? '' };
    await world.call(colleague, caseEndpoints.read, { params });
    for (const sent of [
      world.send(mother, caseEndpoints.read, { params }),
      world.send(mother, endpoints.read, { params: { ticketId } }),
    ]) {
      expect((await sent).statusCode).toBe(404);
    }
    const query = { search: params.caseId };
    const acts = (who: Person) => world.call(who, auditEndpoints.list, { query });
    expect((await acts(mother)).entries).toEqual([]);
    expect((await acts(colleague)).entries).toHaveLength(1);
  });

  it('is not read by the moderator whose post the case is about', async () => {
    const moderator = await aModerator();
    const about = await postOf(moderator);
    await report(world, await world.person(), { ...about, childAtRiskNow: true });
    const { cases } = await world.call(colleague, caseEndpoints.list, { query: {} });
    const seen = await world.call(moderator, caseEndpoints.list, { query: {} });
    expect(seen.cases.length).toBeLessThan(cases.length);
  });
});
