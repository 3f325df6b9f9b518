import { type ClubId, type Member, type UserId, homePathOf } from '@ribbon/domain/accounts';
import { type OneKind, idOf, kindsOf, text } from '../navigation/reading.ts';
import { remembered } from '../browser/storage.ts';

const KEY = 'pending-action';
const KEPT_MS = 24 * 60 * 60_000;

const clubId = idOf<ClubId>();
const name = text(200);

/** Every action a visitor can request and complete once signed in; slices add their kinds here. */
const PENDING_ACTIONS = {
  joinClub: { clubId, clubName: name },
  acceptInvitation: { token: name, clubName: name },
  claimClub: { clubId, clubName: name },
  reviewClub: { clubId, clubName: name },
  addFriend: { userId: idOf<UserId>(), name },
};
export type PendingAction = OneKind<typeof PENDING_ACTIONS>;
const readAction = kindsOf(PENDING_ACTIONS);

/** The path of each action, where its person returns to. */
const PATHS = {
  joinClub: '/clubs',
  acceptInvitation: '/my-clubs',
  claimClub: '/clubs',
  reviewClub: '/clubs',
  addFriend: '/gymnasts',
} as const satisfies Record<PendingAction['kind'], string>;

function read(): PendingAction | undefined {
  try {
    const { wish: action, since } = JSON.parse(remembered.read(KEY) ?? '');
    const age = Date.now() - Number(since);
    return age >= 0 && age < KEPT_MS ? readAction(action) : undefined;
  } catch {
    return undefined;
  }
}

const forget = () => remembered.write(KEY, null);

/** A visitor's action, kept in this browser for a day while they get an account. One at a time. */
export const pendingAction = {
  read,
  forget,
  /** The club was asked for in another way. */
  forgetJoining(): void {
    if (read()?.kind === 'joinClub') forget();
  },
  remember: (action: PendingAction) =>
    remembered.write(KEY, JSON.stringify({ wish: action, since: Date.now() })),

  /** Returns the action once, to whichever tab asks first. */
  async take(): Promise<PendingAction | undefined> {
    const takeNow = () => {
      const action = read();
      forget();
      return action;
    };
    // Without https a browser has no locks; storage alone then decides which tab was first.
    const { locks } = navigator as Partial<Navigator>;
    return locks ? locks.request(KEY, takeNow) : takeNow();
  },
};

/** The path after signing in: where the action was started, or home. */
export function landingPathOf(member: Member, action: PendingAction | undefined) {
  return action && member.status === 'active' ? PATHS[action.kind] : homePathOf(member);
}
