import * as z from 'zod';
import { ClubId } from '../../accounts/index.ts';
import { Competition, CompetitionApproval, OrganiserState } from '../competitions.schema.ts';
import { Registration } from '../entries/competitions.entries.schema.ts';

/** A competition on its page. */
export const CompetitionDetail = Competition.extend({
  approvalStatus: CompetitionApproval,
  club: z.object({ id: ClubId, name: z.string(), slug: z.string() }).nullable(),
  cancelReason: z.string().nullable(),
  /** Null unless the reader manages the competition. */
  rejectionReason: z.string().nullable(),
  /** True for the submitter while the competition can still be edited. */
  canEdit: z.boolean(),
  /** True for organisers, who open entries, draw start lists and cancel. */
  canManage: z.boolean(),
  /** True for people who enter results: the organiser and system admins. */
  canScore: z.boolean(),
  /** Whether the reader may ask to become the organiser; `organiserRequest` is the outcome. */
  canAskToOrganise: z.boolean(),
  organiserRequest: OrganiserState.nullable(),
  isFollowed: z.boolean(),
  /** Entries through Ribbon, where the organiser has opened them. */
  registration: Registration.nullable(),
});
export type CompetitionDetail = z.infer<typeof CompetitionDetail>;
