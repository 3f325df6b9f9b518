import * as z from 'zod';
import { ClubId, UserId } from '../../accounts/index.ts';
import { spokenCode, timestamp } from '../../kernel/index.ts';
import { Relationship } from '../families.schema.ts';

/** How long a code that a club hands over can be used. */
export const GUARDIAN_CODE_DAYS = 14;
/** As many guardians are put before a club at once; the next come when these are answered. */
export const GUARDIANS_SHOWN = 50;

/** Somebody who looks after a child, as the club is asked about them. */
export const ClubGuardian = z.object({
  id: UserId,
  name: z.string(),
  relationship: Relationship,
});
export type ClubGuardian = z.infer<typeof ClubGuardian>;

/** A child of a club, with those of its guardians nobody has verified yet. */
export const UnverifiedChild = z.object({
  childId: UserId,
  name: z.string(),
  guardians: z.array(ClubGuardian),
  /** Until when the code that was made last can be used. */
  codeUntil: timestamp.nullable(),
});
export type UnverifiedChild = z.infer<typeof UnverifiedChild>;

/** A code for a child's guardian; shown once. */
export const GuardianCode = z.object({ code: z.string(), child: z.string(), expiresAt: timestamp });
export type GuardianCode = z.infer<typeof GuardianCode>;

export const GuardianCodeInput = z.object({ code: spokenCode('Please enter the code') });

export const ofClub = z.object({ clubId: ClubId });
