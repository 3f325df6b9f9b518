import { reportRow } from '#testing/decisions/reports';
import { newCase } from '#testing/decisions/cases';
import { type Person, createWorld } from '#testing/world';
import { moderationEndpoints } from '@ribbon/domain/moderation';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import {
  CASE_KEPT_DAYS,
  type CaseId,
  caseEndpoints as endpoints,
} from '@ribbon/domain/safeguarding';
import { describe, expect, it } from 'vitest';
import { caseOpening } from '../open/safeguarding.opening.service.ts';
import {
  admin,
  aged,
  caseAbout,
  colleague,
  mailsAfter,
  openWorld,
  read,
  world,
} from './safeguarding.fixture.ts';

openWorld();

const DAY_MINUTES = 24 * 60;
const WORDS = 'I am scared of my coach, he hits me';

/** A child asks for a person, in words. */
async function tells(teen: Person): Promise<CaseId> {
  await world.call(teen, moderationEndpoints.tellSomeone, { body: { words: WORDS } });
  const { id } = await world.db
    .selectFrom('safeguarding_reports')
    .select('id')
    .where('child_id', '=', teen.id)
    .executeTakeFirstOrThrow();
  return id as CaseId;
}

const notificationsTo = async (who: Person, type: string) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.filter((one) => one.type === type);
};

describe('a child who asks for a person', () => {
  it('opens a case with its words and a clock, and those who can act are told without them', async () => {
    const teen = await aged(14);
    const caseId = await tells(teen);
    const found = await read(admin, caseId);
    expect(found).toMatchObject({ source: 'disclosure', status: 'open', words: WORDS });
    const minutes = (found.dueAt.getTime() - found.createdAt.getTime()) / 60_000;
    expect(minutes).toBe(found.urgency === 'emergency' ? 60 : 240);
    for (const who of [admin, colleague]) {
      const [notificationsOf] = await notificationsTo(who, 'case_opened');
      expect(notificationsOf).toMatchObject({ link: `/admin/safeguarding/${caseId}` });
      expect(JSON.stringify(notificationsOf)).not.toContain('scared');
    }
    const mails = await world.db.selectFrom('dev_mails').select(['text', 'html']).execute();
    expect(JSON.stringify(mails)).toContain(`/admin/safeguarding/${caseId}`);
    expect(JSON.stringify(mails)).not.toContain('scared');
  });

  it('is not betrayed to an admin who looks after it', async () => {
    const teen = await aged(14);
    const mother = await world.person({ roles: ['system_admin'] });
    await world.db
      .insertInto('parental_relationships')
      .values({ parent_id: mother.id, child_id: teen.id })
      .execute();
    const caseId = await tells(teen);
    expect(await notificationsTo(mother, 'case_opened')).toEqual([]);
    expect(await notificationsTo(admin, 'case_opened')).not.toEqual([]);
    const mails = await world.db
      .selectFrom('dev_mails')
      .select('to_address')
      .where('text', 'like', `%${caseId}%`)
      .execute();
    expect(JSON.stringify(mails)).not.toContain(mother.email);
  });

  it('is read as long as its case is there, also when the refused words are gone', async () => {
    const caseId = await tells(await aged(14));
    await world.db
      .updateTable('moderation_verdicts')
      .set({ draft_text: null, draft_purge_at: null })
      .execute();
    expect((await read(admin, caseId)).words).toBe(WORDS);
  });
});

it('a report of a child at risk opens one case, however often it is asked', async () => {
  const teen = await aged(14);
  const reportId = await reportRow(world.db, {
    reporter: colleague.id,
    type: 'profile',
    id: teen.id,
    description: 'He waits outside the hall',
  });
  const published: string[] = [];
  const { open } = caseOpening({
    clock: world.clock,
    domainEvents: {
      subscribers: [],
      subscribe: () => undefined,
      publication: () => undefined,
      publish: async (_, event) => void published.push(event),
    },
  });
  const about = {
    source: 'content_report',
    reportId,
    childId: teen.id,
    openedBy: colleague.id,
    urgency: 'emergency',
    category: null,
    summary: 'Somebody reported that a child is at risk now.',
  } as const;
  const ids = [await open(world.db, about), await open(world.db, about)];
  expect(new Set(ids).size).toBe(1);
  expect(published).toEqual(['safeguarding.opened', 'safeguarding.due']);
  const [caseId] = ids;
  expect(await read(admin, caseId as CaseId)).toMatchObject({
    source: 'content_report',
    urgency: 'emergency',
    reported: 'He waits outside the hall',
  });
});

describe('a clock that runs out', () => {
  it('is told once to all who can act, by itself, and without names', async () => {
    const teen = await aged(14);
    const caseId = await tells(teen);
    await notificationsTo(admin, 'case_overdue');
    world.turnClock(5 * 60);
    const fresh = await world.enter(admin.id, admin.email);
    const other = await world.enter(colleague.id, colleague.email);
    const link = `/admin/safeguarding/${caseId}`;
    const notificationsOf = async (who: Person) =>
      (await notificationsTo(who, 'case_overdue')).filter((one) => one.link === link).length;
    expect([await notificationsOf(fresh), await notificationsOf(other)]).toEqual([1, 1]);
    await world.housekeeper.run();
    expect([await notificationsOf(fresh), await notificationsOf(other)]).toEqual([1, 1]);
    const mails = (await mailsAfter('a safeguarding case is overdue')).filter(({ text }) =>
      text.includes(caseId),
    );
    expect(mails).toHaveLength(1);
    for (const secret of ['scared', teen.email, 'Person Number']) {
      expect(JSON.stringify(mails)).not.toContain(secret);
    }
    const kinds = (
      await world.call(fresh, endpoints.timeline, { params: { caseId }, query: {} })
    ).entries.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'overdue')).toHaveLength(1);
    expect((await world.call(fresh, endpoints.counts)).overdue).toBeGreaterThan(0);
  });

  it('is told again for the next deadline, and not while it stands still', async () => {
    const own = await createWorld();
    try {
      const boss = await own.person({ roles: ['system_admin'] });
      const params = { caseId: await newCase(own, { urgency: 'emergency' }) };
      const overdue = async () => {
        own.turnClock(61);
        await own.housekeeper.run();
        const { length } = await own.db
          .selectFrom('safeguarding_notes')
          .select('id')
          .where('kind', '=', 'overdue')
          .execute();
        return length;
      };
      const again = () => own.enter(boss.id, boss.email);
      expect([await overdue(), await overdue()]).toEqual([1, 1]);
      const body = { version: 1, outcome: 'other', reason: 'Done' } as const;
      await own.call(await again(), endpoints.close, { params, body });
      expect(await overdue()).toBe(1);
      const reason = 'There is more';
      await own.call(await again(), endpoints.reopen, { params, body: { version: 2, reason } });
      expect(await overdue()).toBe(2);
      const referral = { version: 3, to: 'The police', on: '2026-01-01' };
      await own.call(await again(), endpoints.refer, { params, body: referral });
      expect(await overdue()).toBe(2);
    } finally {
      await own.close();
    }
  });
});

describe('in the end', () => {
  it('a closed case is gone with its notes after its time, and no other', async () => {
    const own = await createWorld();
    try {
      const old = await newCase(own, { isClosed: true });
      const open = await newCase(own);
      await own.db.insertInto('safeguarding_notes').values({ report_id: old, note: 'x' }).execute();
      const left = async () => {
        await own.housekeeper.run();
        const rows = await own.db.selectFrom('safeguarding_reports').select('id').execute();
        return rows.map(({ id }) => id).toSorted();
      };
      own.turnClock((CASE_KEPT_DAYS - 1) * DAY_MINUTES);
      expect(await left()).toEqual([old, open].toSorted());
      own.turnClock(2 * DAY_MINUTES);
      expect(await left()).toEqual([open]);
      const notes = await own.db.selectFrom('safeguarding_notes').select('report_id').execute();
      expect(notes.every(({ report_id }) => report_id === open)).toBe(true);
      const [act] = await own.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'details'])
        .execute();
      expect(act).toEqual({
        action: 'safeguarding.erased',
        actor_id: null,
        details: { count: 1 },
      });
    } finally {
      await own.close();
    }
  });

  it('an account that is erased leaves the case, and its words only while somebody has to act', async () => {
    const [teen, suspect] = [await aged(14), await world.person()];
    const fresh = await world.enter(admin.id, admin.email);
    const unclosed = await caseAbout(teen, { words: WORDS });
    const closed = await caseAbout(teen, { words: WORDS, isClosed: true });
    const { params } = unclosed;
    await world.call(fresh, endpoints.link, {
      params,
      body: { kind: 'profile', subject: suspect.id, label: 'Wrote to the child' },
    });
    const erase = async ({ id, email }: Person) => {
      const traces = { userId: id, email, username: '', fullName: null };
      for (const { eraseTraces } of world.personalData) await eraseTraces?.(world.db, traces);
      await world.db.deleteFrom('users').where('id', '=', id).execute();
    };
    await erase(teen);
    await erase(suspect);
    const after = await read(fresh, unclosed.caseId);
    expect(after).toMatchObject({ child: null, words: WORDS });
    expect(after.links).toMatchObject([{ subjectId: null, label: 'Wrote to the child' }]);
    expect((await read(fresh, closed.caseId)).words).toBeNull();
    const body = { version: 1, outcome: 'other', reason: 'The account is gone' } as const;
    expect((await world.call(fresh, endpoints.close, { params, body })).words).toBeNull();
  });
});
