import { type Me, SESSION_IDLE_MINUTES, SESSION_PING_SECONDS } from '@ribbon/domain/accounts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { serverNow } from '../http/server-clock.ts';
import { type TabMessage, readTabMessage } from './session-tabs.ts';

export const ME = ['me'];
/** What is the same for everybody outlives a change of person. */
const PUBLIC_KEYS = new Set<unknown>([...ME, 'settings', 'club-choices']);
const isPersonal = ({ queryKey }: Pick<Query, 'queryKey'>) => !PUBLIC_KEYS.has(queryKey[0]);

export interface SessionState {
  /** The session ended by itself: the screen stays as it is, but covered. */
  expired: boolean;
  /** How often somebody has left this tab; what they typed goes with them. */
  departures: number;
}

interface Needs {
  queries: QueryClient;
  channel: BroadcastChannel;
  server: { me(): Promise<Me | null>; keepAlive(): Promise<Date> };
  /** What this browser keeps for times without a connection. */
  offline?: {
    person(): Promise<Me | undefined>;
    forget(): Promise<void>;
    /** Whether what is on the screen may stay there although nobody can ask the server. */
    staysOpen(): boolean;
  };
}

/** How long a screen that works offline stays open before the server is asked again. */
const OFFLINE_MINUTES = 5;

/** Keeps who is signed in and for how long, in sync across the tabs of the browser. */
export function sessionKeeper({ queries, channel, server, offline }: Needs) {
  let state: SessionState = { expired: false, departures: 0 };
  const listeners = new Set<() => void>();
  /** Grows with every change of person: an answer to an older question counts no more. */
  let epoch = 0;
  let leaving = false;
  let pinging: Promise<void> | undefined;
  let checking: Promise<void> | undefined;
  let closedScreens = 0;

  const me = () => queries.getQueryData<Me | null>(ME);
  const tell = (message: TabMessage) => channel.postMessage(message);

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function adopt(member: Me | null): Promise<void> {
    const before = me();
    epoch += 1;
    if (before && before.id === member?.id) {
      await queries.cancelQueries({ queryKey: ME });
      queries.setQueryData(ME, member);
      change({ expired: false });
      void queries.invalidateQueries({ predicate: isPersonal });
      return;
    }
    await queries.cancelQueries();
    if (before) await offline?.forget();
    queries.setQueryData(ME, member);
    change({ expired: false, departures: state.departures + (before ? 1 : 0) });
    await queries.resetQueries({ predicate: isPersonal });
  }

  function expire({ telling = true } = {}): void {
    const person = me();
    if (!person || state.expired || leaving) return;
    change({ expired: true });
    if (telling) tell({ kind: 'expired', personId: person.id });
  }

  /** A page that opens offline gets the person who has not signed out. */
  async function keptPerson(error: unknown): Promise<Me> {
    const person = me() === undefined ? await offline?.person() : undefined;
    if (person === undefined) throw error;
    return person;
  }

  /** Asks the server who is signed in. A person whose session has ended is covered, not removed. */
  async function read(): Promise<Me | null> {
    const asked = epoch;
    const member = await server.me().catch(keptPerson);
    const before = me();
    if (asked !== epoch) return before ?? null;
    if (member === null && before) {
      expire();
      return before;
    }
    // The session ended while nobody was looking.
    if (member === null) await offline?.forget();
    if (member && before && member.id !== before.id) {
      epoch += 1;
      await offline?.forget();
      change({ departures: state.departures + 1 });
      void queries.resetQueries({ predicate: isPersonal });
    }
    if (member && state.expired) change({ expired: false });
    return member;
  }

  /** Asks the server again and believes it. */
  async function checkMe(): Promise<void> {
    const asked = epoch;
    const member = await server.me();
    if (asked !== epoch) return;
    if (member === null) expire();
    else await adopt(member);
  }

  function extend(endsAt: Date): void {
    queries.setQueryData<Me | null>(ME, (old) => old && { ...old, sessionEndsAt: endsAt });
    if (state.expired) change({ expired: false });
  }

  async function ping(): Promise<void> {
    const [asked, person] = [epoch, me()];
    if (!person) return;
    const endsAt = await server.keepAlive();
    if (asked !== epoch) return;
    extend(endsAt);
    tell({ kind: 'alive', personId: person.id, endsAt: endsAt.getTime() });
  }

  async function receive(message: TabMessage): Promise<void> {
    if (message.kind === 'signedOut') return adopt(null);
    const isOurs = message.personId === me()?.id;
    if (message.kind === 'alive' && isOurs) return extend(new Date(message.endsAt));
    if (message.kind !== 'expired') return checkMe();
    if (isOurs) expire({ telling: false });
    return undefined;
  }
  channel.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data);
    if (message) void receive(message).catch(() => undefined);
  });

  const keeper = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read,

    /** Somebody signed in or out here. The same person continues where they were. */
    async switchTo(member: Me | null): Promise<void> {
      tell(member ? { kind: 'signedIn', personId: member.id } : { kind: 'signedOut' });
      await adopt(member);
    },

    /** Leaving on purpose: no refusal on the way out is mistaken for an expired session. */
    async leave(end: () => Promise<unknown>): Promise<void> {
      leaving = true;
      try {
        await end();
        await keeper.switchTo(null);
      } finally {
        leaving = false;
      }
    },

    /** The server has refused us as nobody. */
    lose: () => expire(),

    /**
     * The clock says that the session is over; the server decides. If it cannot be reached, the
     * clock is believed, unless the screen works offline.
     */
    async check(): Promise<void> {
      if (state.expired) return;
      const asked = epoch;
      checking ??= checkMe()
        .catch(() => {
          if (asked !== epoch) return;
          if (offline?.staysOpen()) extend(new Date(serverNow() + OFFLINE_MINUTES * 60_000));
          else expire();
        })
        .then(() => {
          checking = undefined;
        });
      await checking;
    },

    /** Tells the server that somebody is active, at most once in a while. */
    async keepAlive({ urgent = false } = {}): Promise<void> {
      const person = me();
      if (!person || state.expired) return;
      const heardAt = person.sessionEndsAt.getTime() - SESSION_IDLE_MINUTES * 60_000;
      if (!urgent && serverNow() - heardAt <= SESSION_PING_SECONDS * 1000) return;
      pinging ??= ping().finally(() => {
        pinging = undefined;
      });
      // Offline, or expired: the countdown continues and shows it.
      await pinging.catch(() => undefined);
    },

    /** A screen for signed-in people is open until the answer is called. */
    enterClosedScreen() {
      closedScreens += 1;
      return () => {
        closedScreens -= 1;
      };
    },
    isOnClosedScreen: () => closedScreens > 0,
  };
  return keeper;
}
