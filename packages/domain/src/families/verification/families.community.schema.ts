import * as z from 'zod';
import { timestamp } from '../../kernel/index.ts';

/** How a guardian was verified: by the club in person, by a code handed over, by a signed form, or through the verified guardian who asked them. */
export const VerifiedHow = z.enum(['club', 'code', 'form', 'guardian']);
export type VerifiedHow = z.infer<typeof VerifiedHow>;

/** Where a child stands: in private, or with other children (child-safety rule 34). */
export const Community = z.object({
  isOpen: z.boolean(),
  /** Since when, and how, the guardian who reads this is verified; null where nobody has said who they are. */
  verified: z.object({ how: VerifiedHow, at: timestamp, club: z.string().nullable() }).nullable(),
});
export type Community = z.infer<typeof Community>;

/** Who looks after a child who would like to be friends, as the other family sees it. */
export const KnownGuardian = z.object({
  /** First name and initial. */
  name: z.string(),
  verifiedAt: timestamp,
  /** A club of both children. */
  club: z.string().nullable(),
});
export type KnownGuardian = z.infer<typeof KnownGuardian>;
