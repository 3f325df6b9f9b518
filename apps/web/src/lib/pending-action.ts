import { type ClubId, type Member, type UserId, homePathOf } from '@ribbon/domain/accounts';
import { type OneKind, idOf, kindsOf, text } from './reading.ts';
import { remembered } from './storage.ts';

const KEY = 'pending-action';
const KEPT_MS = 24 * 60 * 60_000;

const clubId = idOf<ClubId>();
const name = text(200);

/** Everything a visitor can wish for and get once signed in; slices add their kinds here. */
const WISHES = {
  joinClub: { clubId, clubName: name },
  acceptInvitation: { token: name, clubName: name },
  claimClub: { clubId, clubName: name },
  reviewClub: { clubId, clubName: name },
  addFriend: { userId: idOf<UserId>(), name },
};
export type PendingAction = OneKind<typeof WISHES>;
const readWish = kindsOf(WISHES);

/** Where each wish is made, and where its person comes back to. */
const PLACES = {
  joinClub: '/clubs',
  acceptInvitation: '/my-clubs',
  claimClub: '/clubs',
  reviewClub: '/clubs',
  addFriend: '/gymnasts',
} as const satisfies Record<PendingAction['kind'], string>;

function read(): PendingAction | undefined {
  try {
    const { wish, since } = JSON.parse(remembered.read(KEY) ?? '');
    const age = Date.now() - Number(since);
    return age >= 0 && age < KEPT_MS ? readWish(wish) : undefined;
  } catch {
    return undefined;
  }
}

const forget = () => remembered.write(KEY, null);

/** A visitor's wish, kept in this browser for a day while they get an account. One at a time. */
export const pendingAction = {
  read,
  forget,
  /** The club was asked for in another way. */
  forgetJoining(): void {
    if (read()?.kind === 'joinClub') forget();
  },
  remember: (wish: PendingAction) =>
    remembered.write(KEY, JSON.stringify({ wish, since: Date.now() })),

  /** Hands the wish out once, whichever tab asks first. */
  async take(): Promise<PendingAction | undefined> {
    const takeNow = () => {
      const wish = read();
      forget();
      return wish;
    };
    // Without https a browser has no locks; storage alone then tells who was first.
    const { locks } = navigator as Partial<Navigator>;
    return locks ? locks.request(KEY, takeNow) : takeNow();
  },
};

/** Where somebody lands after signing in: where their wish was made, or at home. */
export function landingPathOf(member: Member, wish: PendingAction | undefined) {
  return wish && member.status === 'active' ? PLACES[wish.kind] : homePathOf(member);
}
