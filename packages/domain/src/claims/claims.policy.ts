import { type Actor, isAdult } from '../accounts/index.ts';

export const claimPolicy = {
  /** Any adult's account that can be used (child-safety rule 15); whether the club is free, only the server knows. */
  claim: (actor: Actor): boolean =>
    actor !== undefined && isAdult(actor.ageBand) && actor.status === 'active',
  /** A visitor is asked to sign in; a young person is not offered what they may not do. */
  isOffered: (actor: Actor, club: { isClaimed: boolean }): boolean =>
    !club.isClaimed && (actor === undefined || claimPolicy.claim(actor)),
};
