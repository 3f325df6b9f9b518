import type { DB } from '#db/schema.generated';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Chore } from '#platform/housekeeping';
import { announce } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import { PURGE_AFTER_DAYS } from '@ribbon/domain/families';
import { Fault } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { consentStore } from './families.consents.store.ts';
import { type GuardianDeciders, tellFamily } from './families.gate.ts';
import type { StopPermission } from './families.stopping.ts';
import type { LinkService } from './links/links.service.ts';
import { waitingLinkStore } from './links/waiting-links.store.ts';
import type { ChildRecords } from './requests/children.records.ts';
import { childStore } from './requests/children.store.ts';
import { inboxStore } from './space/inbox.store.ts';

const AT_ONCE = 200;

interface Needs {
  domainEvents: DomainEvents;
  deciders: () => GuardianDeciders;
  records: () => ChildRecords;
  stop: StopPermission;
  links: Pick<LinkService, 'settleDue'>;
  erase(tx: Kysely<DB>, userId: UserId): Promise<void>;
}

/** What time does to families. */
export const familyChores = ({
  domainEvents,
  records,
  deciders,
  stop,
  links,
  erase,
}: Needs): readonly Chore[] => [
  {
    name: 'children whose guardian never answered',
    keepDays: PURGE_AFTER_DAYS,
    async sweep(db, before) {
      for (const childId of await childStore.unanswered(db, before, AT_ONCE)) {
        await db.transaction().execute(async (tx) => {
          // Somebody may be approving it this very moment.
          if (await childStore.lockWaiting(tx, childId)) await erase(tx, childId);
        });
      }
    },
  },
  {
    name: 'children who turned 13',
    keepDays: 0,
    sweep: (db, now) =>
      db.transaction().execute(async (tx) => {
        for (const childId of await records().growUp(tx, now)) {
          await letGoOn(tx, deciders(), childId, now);
          await domainEvents.publish(tx, 'child.turned_thirteen', { childId });
          await announce(tx, `user:${childId}`, 'me');
        }
      }),
  },
  {
    name: 'links to adults whose days of notice are over',
    keepDays: 0,
    async sweep(db, now) {
      for (const linkId of await waitingLinkStore.due(db, now, AT_ONCE)) {
        await db.transaction().execute((tx) => links.settleDue(tx, linkId));
      }
    },
  },
  {
    name: 'permissions that ran out',
    keepDays: 0,
    sweep: (db, now) =>
      db.transaction().execute(async (tx) => {
        for (const taken of await consentStore.runOut(tx, now)) {
          await stop(tx, taken);
          await tellFamily(tx, taken.childId);
        }
      }),
  },
  {
    name: 'guardians of people who came of age',
    keepDays: 0,
    sweep: (db, now) =>
      db.transaction().execute(async (tx) => {
        const pairs = await childStore.comeOfAge(tx, now);
        await records().letGoOn(
          tx,
          pairs.map(({ childId }) => childId),
        );
        for (const pair of pairs) {
          await domainEvents.publish(tx, 'guardian.handover', pair);
          for (const id of [pair.childId, pair.guardianId]) await announce(tx, `user:${id}`, 'me');
        }
      }),
  },
];

/** From 13 on nothing waits for a guardian, who has no say any more: what did goes on by itself. */
async function letGoOn(
  tx: Kysely<DB>,
  deciders: GuardianDeciders,
  childId: UserId,
  at: Date,
): Promise<void> {
  for (const { id, kind, subjectId } of await inboxStore.open(tx, childId)) {
    await inboxStore.settle(tx, id, { approved: true, by: childId, at });
    const subject = { id: subjectId, childId, by: childId };
    try {
      await deciders[kind]?.(tx, subject, true);
    } catch (error) {
      // An event that has begun, say: it is too late for a yes.
      if (!(error instanceof Fault)) throw error;
      await deciders[kind]?.(tx, subject, false);
    }
  }
}
