import type { DB } from '#db/schema.generated';
import type { ReadNames } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import {
  type CodeCard,
  type Correction,
  type UserId,
  accountMessages,
  ageBandAt,
  isChild,
} from '@ribbon/domain/accounts';
import {
  type AddedChild,
  CHILDREN_PER_GUARDIAN,
  type NewChild,
  familyFaults,
  familyPolicy,
} from '@ribbon/domain/families';
import { settingsPolicy } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { consentToAccount } from '../consents/families.consents.service.ts';
import { invalidateFamily } from '../families.guardian.ts';
import { linkStore } from '../links/families.links.store.ts';
import type { ChildAccounts, ChildCorrections } from '../requests/families.child-records.rules.ts';
import { childStore } from '../requests/families.children.store.ts';
import { wrongYear } from '../requests/families.approvals.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  readNames: ReadNames;
  childAccounts: () => ChildAccounts;
  corrections: () => ChildCorrections;
}

export type AddingService = ReturnType<typeof addingService>;

/** A guardian makes a child's account, and helps the child to sign in. */
export function addingService(needs: Needs) {
  const { db, clock, domainEvents, readNames, childAccounts, corrections } = needs;

  async function refuseTooMany(tx: Kysely<DB>, guardianId: UserId): Promise<void> {
    const children = await linkStore.lockedCountOf(tx, guardianId);
    if (children >= CHILDREN_PER_GUARDIAN) throw familyFaults.tooManyChildren();
  }

  async function makeCard(tx: Kysely<DB>, actor: SignedIn, childId: UserId): Promise<CodeCard> {
    const { username } = reveal(await childStore.nameplate(tx, childId));
    return { username, ...(await childAccounts().newCard(tx, childId, actor.id)) };
  }

  /** A child one is not linked to does not exist. */
  async function helpedBy(tx: Kysely<DB>, actor: SignedIn, childId: UserId): Promise<void> {
    const link = reveal(await linkStore.find(tx, actor.id, childId, clock()));
    reveal(link, familyPolicy.see(link));
    const { email } = reveal(await childStore.nameplate(tx, childId));
    authorize(familyPolicy.helpSignIn(link, { hasEmail: email !== null }));
  }

  return {
    async add(actor: SignedIn, child: NewChild): Promise<AddedChild> {
      const at = clock();
      if (!familyPolicy.addChild(actor)) throw familyFaults.adultsOnly();
      if (child.birthYear > at.getUTCFullYear()) throw wrongYear(accountMessages.required);
      if (!isChild(ageBandAt(child, at))) throw tooOld();
      await readNames(actor, [
        { field: 'username', text: child.username },
        { field: 'firstName', text: child.firstName },
      ]);
      const passwordHash = await childAccounts().hash(child.password);
      // A guardian with beta access brings the child along.
      const isInBeta = settingsPolicy.passBetaGate(actor, true);
      return db.transaction().execute(async (tx) => {
        await refuseTooMany(tx, actor.id);
        const country = await childStore.countryOf(tx, actor.id);
        const details = { ...child, passwordHash, country, isInBeta };
        const childId = await childAccounts().add(tx, details);
        await linkStore.insert(tx, {
          parentId: actor.id,
          parentEmail: actor.email,
          childId,
          role: 'primary',
          relationship: child.relationship,
          origin: 'approval',
          at,
        });
        const word = { childId, guardianId: actor.id, at };
        const { permissions } = child;
        await consentToAccount(tx, word, { permissions, method: 'family_space' });
        await domainEvents.publish(tx, 'child.account.approved', { childId, guardianId: actor.id });
        await invalidateFamily(tx, childId);
        const codeCard = child.password === null ? await makeCard(tx, actor, childId) : null;
        return { childId, codeCard };
      });
    },

    /** Told anew like at the start: the name is read, and the year has been. */
    async correct(actor: SignedIn, childId: UserId, correction: Correction): Promise<void> {
      if (correction.birthYear > clock().getUTCFullYear())
        throw wrongYear(accountMessages.required);
      const link = reveal(await linkStore.find(db, actor.id, childId, clock()));
      authorize(familyPolicy.correct(link));
      await readNames(actor, [{ field: 'fullName', text: correction.fullName }]);
      await db.transaction().execute(async (tx) => {
        await corrections().byGuardian(tx, childId, correction);
        await invalidateFamily(tx, childId);
      });
    },

    async setPassword(actor: SignedIn, childId: UserId, password: string): Promise<void> {
      const passwordHash = await childAccounts().hash(password);
      await db.transaction().execute(async (tx) => {
        await helpedBy(tx, actor, childId);
        await childAccounts().setPassword(tx, childId, passwordHash);
        await invalidateFamily(tx, childId);
      });
    },

    newCard: (actor: SignedIn, childId: UserId): Promise<CodeCard> =>
      db.transaction().execute(async (tx) => {
        await helpedBy(tx, actor, childId);
        const card = await makeCard(tx, actor, childId);
        await invalidateFamily(tx, childId);
        return card;
      }),

    cancelCard: (actor: SignedIn, childId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await helpedBy(tx, actor, childId);
        reveal(childId, await childAccounts().cancelCard(tx, childId));
        await invalidateFamily(tx, childId);
      }),
  };
}

const tooOld = () =>
  familyFaults.tooOldToAdd({
    issues: [{ path: 'birthYear', message: familyFaults.tooOldToAdd.message }],
  });
