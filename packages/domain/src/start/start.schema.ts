import * as z from 'zod';

/** What a new person can do next, in no order: each kind of account has its own. */
export const FirstStepKind = z.enum([
  'joinClub',
  'logPractice',
  'findFriends',
  'writeBio',
  'choosePicture',
  'addChild',
  'verifyGuardian',
  'childsClub',
  'confirmCoach',
  'writePlan',
  'claimClub',
  'describeClub',
  'inviteMembers',
  'planSession',
]);
export type FirstStepKind = z.infer<typeof FirstStepKind>;

export const FirstStep = z.object({
  kind: FirstStepKind,
  isDone: z.boolean(),
  /** The address where it is done. */
  link: z.string(),
});
export type FirstStep = z.infer<typeof FirstStep>;

/** Three to five steps in the order in which they are best done; null once put away, and for accounts with none. */
export const FirstSteps = z.array(FirstStep).nullable();
export type FirstSteps = z.infer<typeof FirstSteps>;
