import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { conflictIn } from '#platform/database-errors';
import type { Events } from '#platform/events';
import { announce } from '#platform/realtime';
import type { SignedIn } from '#platform/session';
import {
  type UserId,
  accountFaults,
  accountMessages,
  ageBandAt,
  shortName,
} from '@ribbon/domain/accounts';
import {
  type Acceptance,
  type Approval,
  type GuardianLink,
  type GuardianRequestView,
  NOTICE_VERSION,
  Permission,
  familyFaults,
  familyPolicy,
} from '@ribbon/domain/families';
import { commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { childStore } from './children.store.ts';
import { tellFamily } from '../families.gate.ts';
import type { GuardianRequests } from './requests.ts';
import { type GuardianRequest, requestStore } from './requests.store.ts';
import { type Consent, familyStore } from '../families.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  events: Events;
  requests: GuardianRequests;
  memberships: { activateWaiting(tx: Kysely<DB>, childId: UserId): Promise<void> };
  /** Removes an account and everything of it. */
  erase(tx: Kysely<DB>, userId: UserId): Promise<void>;
}

export type ApprovalService = ReturnType<typeof approvalService>;

/** What happens behind a mailed link. Whatever is wrong with the link, it answers alike. */
export function approvalService({ db, clock, events, requests, memberships, erase }: Needs) {
  /** The request, for the person it was sent to and nobody else. */
  async function claim(
    tx: Kysely<DB>,
    actor: SignedIn,
    link: GuardianLink,
  ): Promise<GuardianRequest> {
    const request = await requests.behind(tx, link);
    if (request === undefined) throw accountFaults.linkSpent();
    if (request.sentTo !== actor.email) throw familyFaults.wrongAccount();
    if (!familyPolicy.beGuardian(actor)) throw familyFaults.adultsOnly();
    return request;
  }

  async function settle(
    tx: Kysely<DB>,
    request: GuardianRequest,
    outcome: 'approved' | 'declined',
    by: UserId | null,
  ): Promise<void> {
    const settled = await requestStore.settle(tx, request.id, { outcome, by, at: clock() });
    if (!settled) throw accountFaults.linkSpent();
  }

  /** Whether the one who asked may still ask. */
  async function stillStands(tx: Kysely<DB>, request: GuardianRequest): Promise<boolean> {
    if (request.kind === 'approval') return childStore.isWaiting(tx, request.childId);
    if (request.kind === 'teen_link') return true;
    const asker =
      request.requestedBy &&
      (await familyStore.link(tx, request.requestedBy, request.childId, clock()));
    return asker ? familyPolicy.inviteGuardian(asker) : false;
  }

  return {
    async open(actor: SignedIn | undefined, link: GuardianLink): Promise<GuardianRequestView> {
      const request = await requests.behind(db, link);
      if (request === undefined || !(await stillStands(db, request))) {
        throw accountFaults.linkSpent();
      }
      const { sentTo, kind, role } = request;
      if (actor === undefined) return { state: 'signIn', sentTo };
      if (actor.email !== sentTo) return { state: 'wrongAccount', sentTo };
      if (!familyPolicy.beGuardian(actor)) return { state: 'notAdult' };
      const child = await childStore.nameplate(db, request.childId);
      const asker = await childStore.nameplate(db, request.requestedBy ?? request.childId);
      if (child === undefined || asker === undefined) throw accountFaults.linkSpent();
      return {
        state: 'ready',
        kind,
        role,
        askedBy: asker.fullName === null ? asker.username : shortName(asker.fullName),
        // Whoever decides about an account should know which address it belongs to.
        child: { username: child.username, email: kind === 'approval' ? child.email : null },
        noticeVersion: NOTICE_VERSION,
      };
    },

    approve(actor: SignedIn, { permissions, relationship, ...body }: Approval): Promise<void> {
      const at = clock();
      const ageBand = ageBandAt(body, at);
      if (body.birthYear > at.getUTCFullYear() || ageBand === 'adult') {
        throw commonFaults.invalidInput({
          issues: [
            {
              path: 'birthYear',
              message: ageBand === 'adult' ? GROWN_UP : accountMessages.required,
            },
          ],
        });
      }
      return db.transaction().execute(async (tx) => {
        const request = await claim(tx, actor, body);
        const { childId } = request;
        if (request.kind !== 'approval' || !(await childStore.lockWaiting(tx, childId))) {
          throw accountFaults.linkSpent();
        }
        await settle(tx, request, 'approved', actor.id);
        await childStore.activate(tx, childId, { ...body, ageBand, at });
        await familyStore.insertLink(
          tx,
          {
            parentId: actor.id,
            parentEmail: actor.email,
            childId,
            role: 'primary',
            relationship,
            origin: 'approval',
          },
          at,
        );
        const word = { childId, guardianId: actor.id, method: 'email_link', at } as const;
        const consents: Consent[] = [
          { ...word, purpose: 'account', action: 'given', noticeVersion: NOTICE_VERSION },
        ];
        for (const permission of Permission.options) {
          const granted = permissions[permission] === true;
          await familyStore.setPermission(tx, { ...word, permission, granted, expiresAt: null });
          consents.push({
            ...word,
            purpose: permission,
            action: granted ? 'given' : 'refused',
            noticeVersion: NOTICE_VERSION,
          });
        }
        await familyStore.recordConsents(tx, consents);
        await memberships.activateWaiting(tx, childId);
        await events.publish(tx, 'child.account.approved', { childId, guardianId: actor.id });
        await tellFamily(tx, childId);
      });
    },

    async accept(actor: SignedIn, { relationship, ...link }: Acceptance): Promise<void> {
      const at = clock();
      try {
        await db.transaction().execute(async (tx) => {
          const request = await claim(tx, actor, link);
          const { childId, kind } = request;
          if (kind === 'approval' || !(await stillStands(tx, request))) {
            throw accountFaults.linkSpent();
          }
          await settle(tx, request, 'approved', actor.id);
          const isTaken = request.role === 'primary' && (await familyStore.hasPrimary(tx, childId));
          await familyStore.insertLink(
            tx,
            {
              parentId: actor.id,
              parentEmail: actor.email,
              childId,
              role: isTaken ? 'full' : request.role,
              relationship,
              origin: kind,
            },
            at,
          );
          await familyStore.recordConsents(tx, [
            {
              childId,
              guardianId: actor.id,
              purpose: 'guardian_link',
              action: 'given',
              method: 'email_link',
              noticeVersion: NOTICE_VERSION,
              at,
            },
          ]);
          await events.publish(tx, 'guardian.joined', { childId, guardianId: actor.id });
          await tellFamily(tx, childId);
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },

    /** Needs no account: whoever reads the mail may say no. */
    decline(actor: SignedIn | undefined, link: GuardianLink): Promise<void> {
      return db.transaction().execute(async (tx) => {
        const request = await requests.behind(tx, link);
        if (request === undefined || !(await stillStands(tx, request))) {
          throw accountFaults.linkSpent();
        }
        const { childId, kind, sentTo } = request;
        const by = actor?.email === sentTo ? actor.id : null;
        if (kind !== 'approval') return settle(tx, request, 'declined', by);
        if (!(await childStore.lockWaiting(tx, childId))) throw accountFaults.linkSpent();
        await familyStore.recordConsents(tx, [
          {
            childId,
            guardianId: by,
            purpose: 'account',
            action: 'refused',
            method: 'email_link',
            noticeVersion: NOTICE_VERSION,
            at: clock(),
          },
        ]);
        await announce(tx, `user:${childId}`, 'me');
        return erase(tx, childId);
      });
    },
  };
}

const GROWN_UP = 'A person of 18 or older signs up on their own';

/** What the database keeps: four guardians, no loops, one link per pair. */
function refusalOf(error: unknown): unknown {
  const constraint = (error as { constraint?: string } | undefined)?.constraint;
  if (constraint === 'parental_relationships_at_most_four') return familyFaults.tooManyGuardians();
  if (constraint === 'parental_relationships_no_loop') return familyFaults.ownGuardian();
  if (constraint === 'parental_relationships_not_oneself') return familyFaults.ownGuardian();
  return conflictIn(error) === 'parental_relationships_one_per_pair'
    ? familyFaults.alreadyGuardian()
    : error;
}
