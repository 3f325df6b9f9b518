import type { DB } from '#db/schema.generated';
import type { Attempts } from '#platform/http/limits/attempts';
import { recordAct, recordActs } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import { newSpokenCode } from '#platform/spoken-code';
import { type ClubId, type Member, type UserId, guardianCodeTries } from '@ribbon/domain/accounts';
import {
  GUARDIAN_CODE_DAYS,
  type GuardianCode,
  NOTICE_VERSION,
  familyFaults,
  familyPolicy,
} from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { createHmac } from 'node:crypto';
import { consentStore } from '../consents/families.consents.store.ts';
import { invalidateFamily } from '../families.guardian.ts';
import { linkStore } from '../links/families.links.store.ts';
import { type Verification, verificationStore } from './families.verification.store.ts';

const DAY_MS = 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'sessionSecret'>;
  attempts: Attempts;
  domainEvents: DomainEvents;
  /** Who runs a club; the slice that keeps clubs says so. */
  mayManage(actor: Member, clubId: ClubId): Promise<boolean>;
}

interface OfClub {
  clubId: ClubId;
  childId: UserId;
}

export type VerificationService = ReturnType<typeof verificationService>;

/** Guardians who are somebody: what other children see of a child opens with one of them (rule 34). */
export function verificationService(needs: Needs) {
  const { db, clock, config, attempts, domainEvents, mayManage } = needs;
  // Four words are few enough to be tried out on a stolen table, so the hash needs a secret.
  const hashOf = (code: string): string =>
    createHmac('sha256', config.sessionSecret).update(`guardian code\n${code}`).digest('base64url');

  /** Writes down who was verified and how; the database opens the community. */
  async function verify(tx: Kysely<DB>, verification: Verification): Promise<boolean> {
    if (!(await verificationStore.verify(tx, verification))) return false;
    const { childId, guardianId, how, clubId, by, reason, at } = verification;
    const noticeVersion = NOTICE_VERSION;
    await consentStore.record(tx, [
      {
        childId,
        guardianId,
        purpose: 'community',
        action: 'given',
        method: how,
        noticeVersion,
        at,
      },
    ]);
    await recordAct(tx, {
      actorId: by,
      action: 'guardian.verified',
      subjectKind: 'user',
      subjectId: guardianId,
      ...(reason !== undefined && { reason }),
      details: { how, childId, ...(clubId && { clubId }) },
    });
    // Through another guardian nothing opens that was not open.
    if (how !== 'guardian') {
      await domainEvents.publish(tx, 'guardian.verified', { childId, guardianId });
    }
    await invalidateFamily(tx, childId);
    return true;
  }

  /** A child of the club, of whose household the actor is none. */
  async function outsider(tx: Kysely<DB>, actor: Member, { clubId, childId }: OfClub) {
    const asked = { clubId, childId, actorId: actor.id };
    const relation = await verificationStore.relation(tx, asked, clock());
    const child = reveal(relation, relation?.isOfClub);
    if (!familyPolicy.vouch(child)) throw familyFaults.ownHousehold();
    return child;
  }

  /** The club knows a guardian in person. */
  async function vouch(
    tx: Kysely<DB>,
    actor: Member,
    { guardianId, ...ofClub }: OfClub & { guardianId: UserId },
  ): Promise<void> {
    await outsider(tx, actor, ofClub);
    const link = await linkStore.find(tx, guardianId, ofClub.childId, clock());
    reveal(link, link && familyPolicy.verify(link));
    await verify(tx, { ...ofClub, guardianId, how: 'club', by: actor.id, at: clock() });
  }

  /** A verified guardian knows who they ask; what they say holds as long as they are verified. */
  async function through(
    tx: Kysely<DB>,
    { inviterId, ...pair }: { childId: UserId; guardianId: UserId; inviterId: UserId },
  ): Promise<void> {
    const asked = { guardianId: inviterId, childId: pair.childId };
    const inviter = await verificationStore.lockLink(tx, asked, clock());
    if (inviter?.isVerified !== true || !familyPolicy.verify(inviter)) return;
    await verify(tx, { ...pair, how: 'guardian', clubId: null, by: inviterId, at: clock() });
  }

  async function takeBack(
    tx: Kysely<DB>,
    actor: Member,
    of: OfClub & { guardianId: UserId },
  ): Promise<void> {
    await outsider(tx, actor, of);
    const { childId, clubId } = of;
    const lost = await verificationStore.takeBack(tx, of);
    reveal(of, lost.length > 0);
    await consentStore.record(
      tx,
      lost.map((guardianId) => ({
        childId,
        guardianId,
        purpose: 'community',
        action: 'withdrawn',
        method: guardianId === of.guardianId ? 'club' : 'guardian',
        noticeVersion: NOTICE_VERSION,
        at: clock(),
      })),
    );
    await recordActs(
      tx,
      lost.map((guardianId) => ({
        actorId: actor.id,
        action: 'guardian.verification_taken_back',
        subjectKind: 'user',
        subjectId: guardianId,
        details: { childId, clubId },
      })),
    );
    await invalidateFamily(tx, childId);
  }

  return {
    verify,
    through,
    /** A guardian's link to a child, kept as it is until the transaction is over. */
    lockLink: (tx: Kysely<DB>, pair: { guardianId: UserId; childId: UserId }) =>
      verificationStore.lockLink(tx, pair, clock()),

    /** For the club that takes a child in, in the same transaction. */
    vouch,
    guardiansOf: (tx: Kysely<DB>, childIds: readonly UserId[]) =>
      verificationStore.guardiansOf(tx, childIds, clock()),

    async unverified(actor: SignedIn, clubId: ClubId) {
      reveal(clubId, await mayManage(actor, clubId));
      return { children: await verificationStore.unverified(db, clubId, clock()) };
    },

    async answer(
      actor: SignedIn,
      { known, ...of }: OfClub & { guardianId: UserId; known: boolean },
    ): Promise<void> {
      authorize(await mayManage(actor, of.clubId));
      await db.transaction().execute((tx) => (known ? vouch : takeBack)(tx, actor, of));
    },

    async makeCode(actor: SignedIn, of: OfClub): Promise<GuardianCode> {
      authorize(await mayManage(actor, of.clubId));
      return db.transaction().execute(async (tx) => {
        const { name } = await outsider(tx, actor, of);
        const at = clock();
        const code = newSpokenCode();
        const expiresAt = new Date(at.getTime() + GUARDIAN_CODE_DAYS * DAY_MS);
        const saved = { ...of, codeHash: hashOf(code), by: actor.id, at, until: expiresAt };
        await verificationStore.saveCode(tx, saved);
        await recordAct(tx, {
          actorId: actor.id,
          action: 'guardian.code_made',
          subjectKind: 'user',
          subjectId: of.childId,
          details: { clubId: of.clubId },
        });
        return { code, child: name, expiresAt };
      });
    },

    async redeem(actor: SignedIn, childId: UserId, code: string): Promise<void> {
      const link = reveal(await linkStore.find(db, actor.id, childId, clock()));
      authorize(familyPolicy.verify(link));
      await attempts.spend(guardianCodeTries, childId);
      await db.transaction().execute(async (tx) => {
        const at = clock();
        const typed = { childId, codeHash: hashOf(code) };
        const spent = await verificationStore.spendCode(tx, typed, at);
        if (spent === undefined) throw familyFaults.codeWrong();
        const { clubId, madeBy: by } = spent;
        await verify(tx, { childId, guardianId: actor.id, how: 'code', clubId, by, at });
      });
    },
  };
}
