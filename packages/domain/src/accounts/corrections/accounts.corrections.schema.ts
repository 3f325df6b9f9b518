import * as z from 'zod';
import { fault, timestamp } from '../../kernel/index.ts';
import { type AgeBand, isAdult, isChild } from '../people/accounts.ages.rules.ts';
import { UserType } from '../accounts.capabilities.rules.ts';
import { PersonDetails, SignUpType } from '../accounts.schema.ts';

/** How often in a year a name or month of birth is corrected without us. */
export const CORRECTIONS_PER_YEAR = 2;

/** Somebody's name and month of birth, as they should have been from the start. */
export const Correction = PersonDetails.pick({
  fullName: true,
  birthMonth: true,
  birthYear: true,
});
export type Correction = z.infer<typeof Correction>;

export const OwnDetails = z.object({
  fullName: z.string(),
  birthMonth: z.int(),
  birthYear: z.int(),
  /** When the next correction is possible; null where one is now. */
  nextAt: timestamp.nullable(),
  userType: UserType,
  /** Another kind of account that was asked for, until a moderator has answered. */
  wishedType: SignUpType.nullable(),
});
export type OwnDetails = z.infer<typeof OwnDetails>;

/** The requested type of account; requesting the current type cancels a request. */
export const UserTypeWish = z.object({ userType: SignUpType });
export type UserTypeWish = z.infer<typeof UserTypeWish>;

export const correctionFaults = {
  tooOften: fault(
    'correctedTooOften',
    409,
    'A name or month of birth can be corrected twice a year. Please write to us if it’s still wrong.',
  ),
  crossesAges: fault(
    'crossesAges',
    409,
    'This would change which age group the account belongs to. Please write to us and we’ll put it right.',
  ),
  /** What only administrators meet. */
  same: fault('sameDetails', 409, 'That’s already what it says. Please check again.'),
  rolesFirst: fault(
    'rolesFirst',
    409,
    'This person runs a club, coaches or looks after a child. End that before the account becomes a minor’s.',
  ),
  alreadyWaits: fault('correctionWaits', 409, 'A correction is already waiting for the guardian.'),
  guardianFillsIn: fault(
    'guardianFillsIn',
    409,
    'A guardian fills this in when they say yes, so there is nothing to correct yet.',
  ),
  typeIsFixed: fault(
    'typeIsFixed',
    403,
    'Accounts of people under 18 are for gymnasts. If that’s wrong, please write to us.',
  ),
  birthIsFixed: fault(
    'birthIsFixed',
    403,
    'If you’re under 18, only we can correct your birth month. Please contact us.',
  ),
};

export const correctionPolicy = {
  /** A child's name is the guardian's to say. */
  name: ({ ageBand }: { ageBand: AgeBand }): boolean => !isChild(ageBand),
  /** What a minor may see and do hangs on it. */
  birth: ({ ageBand }: { ageBand: AgeBand }): boolean => isAdult(ageBand),
  /** Minors are always gymnasts; under 13 the type follows from the age. */
  type: ({ ageBand }: { ageBand: AgeBand }, wished: SignUpType): boolean =>
    isAdult(ageBand) || (!isChild(ageBand) && wished === 'gymnast'),
  /** The two birthdays after which other rules hold. */
  crosses: (before: AgeBand, after: AgeBand): boolean =>
    isChild(before) !== isChild(after) || isAdult(before) !== isAdult(after),
};
