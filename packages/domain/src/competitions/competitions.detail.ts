import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { CompetitionApproval, Competition } from './competitions.schema.ts';
import { Registration } from './entries.schema.ts';
import { OrganiserState } from './organisers.schema.ts';

/** A competition on its page. */
export const CompetitionDetail = Competition.extend({
  approvalStatus: CompetitionApproval,
  club: z.object({ id: ClubId, name: z.string(), slug: z.string() }).nullable(),
  cancelReason: z.string().nullable(),
  /** Null for all but those who look after it. */
  rejectionReason: z.string().nullable(),
  /** Whoever sent it in, while it can still be edited. */
  canEdit: z.boolean(),
  /** Whoever organises it: opens entries, draws start lists, cancels. */
  canManage: z.boolean(),
  /** Whoever types results in: the organiser and system admins. */
  canScore: z.boolean(),
  /** Whether the reader may ask to take entries, and what became of it. */
  canAskToOrganise: z.boolean(),
  organiserRequest: OrganiserState.nullable(),
  isFollowed: z.boolean(),
  /** Entries through Ribbon, where the organiser has opened them. */
  registration: Registration.nullable(),
});
export type CompetitionDetail = z.infer<typeof CompetitionDetail>;
