import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { invalidate } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import type { UserId } from '@ribbon/domain/accounts';
import type { Language } from '@ribbon/domain/kernel';
import { type InvitationToJoin, type WaitlistId, waitlistFaults } from '@ribbon/domain/waitlist';
import type { Kysely } from 'kysely';
import { invitationStore } from './site.invitations.store.ts';

/** Admits a person to the beta; the slice that keeps accounts writes it. */
export interface BetaRecords {
  setBetaAccess(tx: Kysely<DB>, id: UserId, hasAccess: boolean, at: Date): Promise<void>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  beta: BetaRecords;
}

export type InvitationsToJoin = ReturnType<typeof invitationsToJoin>;

/** Invitations: each belongs to its address, and is used up by the account of that address. */
export function invitationsToJoin({ db, clock, config, beta }: Needs) {
  async function takeUp(tx: Kysely<DB>, userId: UserId, email: string): Promise<boolean> {
    const at = clock();
    if (!(await invitationStore.take(tx, email, userId, at))) return false;
    await beta.setBetaAccess(tx, userId, true, at);
    await recordAct(tx, {
      actorId: null,
      action: 'account.beta_given',
      subjectKind: 'user',
      subjectId: userId,
      reason: 'Invited from the waitlist',
    });
    await invalidate(tx, 'systemAdmins', 'admin-waitlist');
    await invalidate(tx, 'systemAdmins', 'admin-accounts');
    await invalidate(tx, `user:${userId}`, 'me');
    return true;
  }

  return {
    /** An account with a proven address is made: if the address was invited, it is inside the beta. */
    takeUp,

    /** Made at the moment its mail is sent; undefined when there is nothing to invite to any more. */
    async link(
      id: WaitlistId,
    ): Promise<{ email: string; language: Language; link: string } | undefined> {
      const made = await invitationStore.renewSecret(db, id, clock());
      return (
        made && {
          email: made.email,
          language: made.language,
          link: `${config.publicUrl}/invitation?token=${made.token}`,
        }
      );
    },

    async open(token: string): Promise<InvitationToJoin> {
      const invitation = await invitationStore.open(db, token, clock());
      if (invitation === undefined) throw waitlistFaults.invitationSpent();
      return invitation;
    },

    /** For people who already had an account when the invitation came. */
    async accept(actor: SignedIn, token: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const invitation = await invitationStore.open(tx, token, clock());
        if (invitation === undefined) throw waitlistFaults.invitationSpent();
        if (invitation.email !== actor.email) throw waitlistFaults.otherAddress();
        if (!(await takeUp(tx, actor.id, invitation.email))) throw waitlistFaults.invitationSpent();
      });
    },
  };
}
