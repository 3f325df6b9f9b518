import type { UserId } from '@ribbon/domain/accounts';
import { type OneKind, idOf, kindsOf, wholeNumber } from '../navigation/reading.ts';

const personId = idOf<UserId>();

/** Messages between tabs about the session they share. */
const KINDS = {
  alive: { personId, endsAt: wholeNumber(0, Number.MAX_SAFE_INTEGER) },
  signedIn: { personId },
  signedOut: {},
  expired: { personId },
};
export type TabMessage = OneKind<typeof KINDS>;
export const readTabMessage = kindsOf(KINDS);

export const sessionChannel = (): BroadcastChannel => new BroadcastChannel('ribbon-session');
