import type { DB } from '#db/schema.generated';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import type { ActOutcome, ProposalKind } from '@ribbon/domain/proposals';
import type { Kysely } from 'kysely';

/** An act to put before a second admin, in the transaction of the first. */
export interface NewProposal {
  kind: ProposalKind;
  userId: UserId;
  clubId?: ClubId;
  /** What carrying it out needs to know; the slice that does it reads it back. */
  details?: object;
  /** What exactly would change, in words. */
  detail?: string;
  reason: string;
}

/** An act whose time has come. */
export interface ProposedAct {
  userId: UserId;
  clubId: ClubId | null;
  details: unknown;
  reason: string;
  proposedBy: UserId;
  /** Its second admin; where nobody else could agree, its proposer. */
  by: UserId;
}

/** How each act is carried out, by the slice that owns it; a fault says that it cannot be any more. */
export type ProposedActs = Readonly<
  Record<ProposalKind, (tx: Kysely<DB>, act: ProposedAct) => Promise<void>>
>;

export interface Proposing {
  propose(tx: Kysely<DB>, by: Member, proposal: NewProposal): Promise<ActOutcome>;
  /** The reason for it is gone. */
  drop(tx: Kysely<DB>, which: Pick<NewProposal, 'kind' | 'userId' | 'clubId'>): Promise<void>;
}
