import { invalidateForReaders } from '#platform/realtime/readers';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import {
  CASE_LINKS_MAX,
  type CaseClosing,
  type CaseHandOver,
  type CaseId,
  type CaseNote,
  type CaseReferral,
  type CaseReopening,
  type CaseStatus,
  type CaseTaking,
  type NewCaseLink,
  type SafeguardingCase,
  type TalkWords,
  caseDueBy,
  caseFaults,
  subjectIdIn,
} from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import { asCase } from './safeguarding.scope.ts';
import { CASES_TOPIC } from '../open/safeguarding.opening.service.ts';
import { caseReadingStore } from './safeguarding.read.store.ts';
import { recordCaseAct } from '../safeguarding.service.ts';
import { type Change, type Entry, type LockedCase, caseStore } from '../safeguarding.store.ts';
import { talkStore } from '../talk/safeguarding.talk.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

/** What an act makes of a case. */
interface Act {
  entry: Omit<Entry, 'by' | 'at'>;
  /** Left out where nothing is decided. */
  change?: Omit<Change, 'by' | 'at'>;
  details?: object;
}

interface Scene {
  tx: Kysely<DB>;
  found: LockedCase;
  at: Date;
}

export type CaseActs = ReturnType<typeof caseActs>;

/** What system admins do about a case. All of it is in its timeline and, by id, in the audit log. */
export function caseActs({ db, clock, domainEvents }: Needs) {
  /** The case is locked; a decision counts only for the version that was seen. */
  const act = (
    admin: Member,
    id: CaseId,
    version: number | undefined,
    decide: (scene: Scene) => Act | Promise<Act>,
  ): Promise<SafeguardingCase> =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      const found = reveal(await caseStore.lock(tx, id, admin.id));
      if (version !== undefined && version !== found.version) {
        const { status, decidedBy: by } = found;
        throw caseFaults.changedMeanwhile({ data: { status, by } });
      }
      const { entry, change, details } = await decide({ tx, found, at });
      if (change) await caseStore.change(tx, id, { ...change, by: admin.id, at });
      await caseStore.write(tx, id, { ...entry, by: admin.id, at });
      await recordCaseAct(tx, admin, id, entry, details);
      await invalidateForReaders(tx, asCase(id), CASES_TOPIC);
      return reveal(await caseReadingStore.find(tx, id, admin.id, at));
    });

  return {
    note: (admin: Member, id: CaseId, { note }: CaseNote) =>
      act(admin, id, undefined, ({ found }) => {
        assertOpen(found);
        return { entry: { kind: 'note', note } };
      }),

    /** Takes the case in hand where nobody has yet. */
    answer: (admin: Member, id: CaseId, { words }: TalkWords) =>
      act(admin, id, undefined, async ({ tx, found }) => {
        assertOpen(found);
        const childId = await talkStore.childOf(tx, id);
        if (childId === null) throw caseFaults.noChild();
        await domainEvents.publish(tx, 'safeguarding.answered', { caseId: id });
        await invalidate(tx, `user:${childId}`, 'talk');
        const entry = { kind: 'answered', note: words } as const;
        if (found.assignedTo !== null) return { entry };
        return { entry, change: { status: inHand(found), assignedTo: admin.id } };
      }),

    link: (admin: Member, id: CaseId, { kind, subject, label }: NewCaseLink) =>
      act(admin, id, undefined, async ({ tx, found }) => {
        assertOpen(found);
        const subjectId = subjectIdIn(subject) ?? '';
        const linked = { kind, subjectId };
        const person = await caseReadingStore.personBehind(tx, linked);
        if (person === undefined) throw caseFaults.nothingThere();
        if ((await caseReadingStore.linksOf(tx, id)) >= CASE_LINKS_MAX) {
          throw caseFaults.tooManyLinks();
        }
        return {
          entry: { kind: 'linked', note: label, subject: linked, person },
          details: linked,
        };
      }),

    take: (admin: Member, id: CaseId, { version }: CaseTaking) =>
      act(admin, id, version, ({ found }) => {
        assertOpen(found);
        if (found.assignedTo === admin.id) throw caseFaults.alreadyYours();
        const change = { status: inHand(found), assignedTo: admin.id };
        return { entry: { kind: 'taken' }, change };
      }),

    /** A referred case stays referred: only who looks after it is another. */
    handOver: (admin: Member, id: CaseId, { version, to, note }: CaseHandOver) =>
      act(admin, id, version, async ({ tx, found }) => {
        assertOpen(found);
        const colleagues = await caseReadingStore.colleagues(tx, id, admin.id);
        if (!colleagues.some((one) => one.id === to) || found.assignedTo === to) {
          throw caseFaults.cannotTake();
        }
        await domainEvents.publish(tx, 'safeguarding.handedOver', {
          caseId: id,
          to,
          by: admin.id,
        });
        const change = { status: inHand(found), assignedTo: to };
        return { entry: { kind: 'handed_over', note, person: to }, change, details: { to } };
      }),

    /** Its clock stops. */
    refer: (admin: Member, id: CaseId, { version, note, ...referral }: CaseReferral) =>
      act(admin, id, version, ({ found, at }) => {
        assertOpen(found);
        if (referral.on > at.toISOString().slice(0, 10)) throw caseFaults.referredLater();
        const assignedTo = found.assignedTo ?? admin.id;
        const change = { status: 'referred', assignedTo } as const;
        return { entry: { kind: 'referred', note, referral }, change };
      }),

    close: (admin: Member, id: CaseId, { version, outcome, reason }: CaseClosing) =>
      act(admin, id, version, ({ found }) => {
        assertOpen(found);
        const change = { status: 'closed', outcome } as const;
        return { entry: { kind: 'closed', note: reason, outcome }, change, details: { outcome } };
      }),

    /** Nobody's again, and its clock begins anew. */
    reopen: (admin: Member, id: CaseId, { version, reason }: CaseReopening) =>
      act(admin, id, version, async ({ tx, found, at }) => {
        if (found.status !== 'closed') throw caseFaults.notClosed();
        const dueAt = caseDueBy(found.urgency, at);
        await domainEvents.publish(tx, 'safeguarding.due', { caseId: id }, { from: dueAt });
        const change = { status: 'open', assignedTo: null, outcome: null, dueAt } as const;
        return { entry: { kind: 'reopened', note: reason }, change };
      }),
  };
}

function assertOpen({ status }: LockedCase): void {
  if (status === 'closed') throw caseFaults.closed();
}

const inHand = ({ status }: LockedCase): CaseStatus =>
  status === 'referred' ? 'referred' : 'in_hand';
