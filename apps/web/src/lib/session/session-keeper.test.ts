import { type Me, UserId } from '@ribbon/domain/accounts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ME, sessionKeeper } from './session-keeper.ts';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

const person = (name: 'mia' | 'zoe', endsIn = 20): Me => ({
  id: UserId.parse(`${name === 'mia' ? '1' : '2'}d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c`),
  email: `${name}@people.ribbon.test`,
  username: name,
  fullName: name,
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  restriction: null,
  isVerified: false,
  hasBetaAccess: false,
  language: 'en',
  roles: [],
  capabilities: [],
  twoFactorEnabled: false,
  mustSetUpTwoFactor: false,
  family: {
    lookedAfterBy: [],
    guardianIds: [],
    childIds: [],
    children: 0,
    waiting: 0,
    startsInPrivate: false,
  },
  sessionEndsAt: inMinutes(endsIn),
});

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** A browser with tabs: they share the server's session and nothing else. */
function browser(name = `session-${Math.random()}`) {
  const server = {
    member: null as Me | null,
    pings: 0,
    online: true,
  };
  const kept = { person: undefined as Me | undefined, isOnLog: false };
  const answer = async <T>(give: () => T): Promise<T> => {
    if (!server.online) throw new TypeError('Failed to fetch');
    return give();
  };
  function tab() {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    const queries = new QueryClient();
    const keeper = sessionKeeper({
      queries,
      channel,
      server: {
        me: () => answer(() => server.member),
        keepAlive: () =>
          answer(() => {
            server.pings += 1;
            return inMinutes(20);
          }),
      },
      offline: {
        person: async () => kept.person,
        forget: async () => {
          kept.person = undefined;
        },
        staysOpen: () => kept.isOnLog,
      },
    });
    const read = () => queries.fetchQuery({ queryKey: ME, queryFn: keeper.read });
    const me = () => queries.getQueryData<Me | null>(ME);
    const notes = () => queries.getQueryData(['notes']);
    const write = (text: string) => queries.setQueryData(['notes'], text);
    return { ...keeper, read, me, notes, write };
  }
  return { server, kept, tab };
}

async function signedIn(tabs: number, endsIn = 20) {
  const { server, tab } = browser();
  server.member = person('mia', endsIn);
  const open = Array.from({ length: tabs }, tab);
  for (const one of open) {
    await one.read();
    one.write('private');
  }
  return { server, tabs: open as [(typeof open)[0], (typeof open)[0]] };
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

describe('activity', () => {
  it('is told to the server at most every 30 seconds', async () => {
    const { server, tabs } = await signedIn(1);
    await tabs[0].keepAlive();
    expect(server.pings).toBe(0);
    server.member = person('mia', 19);
    await tabs[0].read();
    await Promise.all([tabs[0].keepAlive(), tabs[0].keepAlive()]);
    await tabs[0].keepAlive();
    expect(server.pings).toBe(1);
    expect(tabs[0].me()?.sessionEndsAt.getTime()).toBeGreaterThan(inMinutes(19.9).getTime());
  });

  it('in one tab moves the end in the other', async () => {
    const { server, tabs } = await signedIn(2, 1);
    await tabs[0].keepAlive();
    await eventually(() =>
      expect(tabs[1].me()?.sessionEndsAt).toEqual(tabs[0].me()?.sessionEndsAt),
    );
    await tabs[1].keepAlive();
    expect(server.pings).toBe(1);
  });

  it('of nobody is not told', async () => {
    const { server, tab } = browser();
    const visitor = tab();
    await visitor.read();
    await visitor.keepAlive({ urgent: true });
    expect(server.pings).toBe(0);
  });
});

describe('an expired session', () => {
  it('covers the screen in every tab and takes nothing away', async () => {
    const { server, tabs } = await signedIn(2);
    server.member = null;
    await tabs[0].check();
    expect(tabs[0].state().expired).toBe(true);
    await eventually(() => expect(tabs[1].state().expired).toBe(true));
    for (const tab of tabs) {
      expect(tab.me()?.username).toBe('mia');
      expect(tab.notes()).toBe('private');
    }
  });

  it('is also found by a refused call, and by reading who is here', async () => {
    const refused = (await signedIn(1)).tabs[0];
    refused.lose();
    expect(refused.state().expired).toBe(true);
    const { server, tabs } = await signedIn(1);
    server.member = null;
    expect((await tabs[0].read())?.username).toBe('mia');
    expect(tabs[0].state().expired).toBe(true);
  });

  it('is not what the clock says but what the server says', async () => {
    const { server, tabs } = await signedIn(1, 0);
    server.member = person('mia', 12);
    await tabs[0].check();
    expect(tabs[0].state().expired).toBe(false);
    expect(tabs[0].me()?.sessionEndsAt).toEqual(server.member.sessionEndsAt);
  });

  it('is believed of the clock when nobody can be asked', async () => {
    const { server, tabs } = await signedIn(1, 0);
    server.online = false;
    await tabs[0].check();
    expect(tabs[0].state().expired).toBe(true);
  });

  it('goes on where it was for the same person, in every tab', async () => {
    const { server, tabs } = await signedIn(2);
    server.member = null;
    await tabs[0].check();
    await eventually(() => expect(tabs[1].state().expired).toBe(true));
    server.member = person('mia');
    await tabs[0].switchTo(server.member);
    expect(tabs[0].state()).toEqual({ expired: false, departures: 0 });
    await eventually(() => expect(tabs[1].state()).toEqual({ expired: false, departures: 0 }));
    for (const tab of tabs) expect(tab.notes()).toBe('private');
  });

  it('leaves nothing to another person, in no tab', async () => {
    const { server, tabs } = await signedIn(2);
    server.member = null;
    await tabs[0].check();
    server.member = person('zoe');
    await tabs[0].switchTo(server.member);
    expect(tabs[0].state()).toEqual({ expired: false, departures: 1 });
    await eventually(() => expect(tabs[1].me()?.username).toBe('zoe'));
    await eventually(() => expect(tabs[1].state()).toEqual({ expired: false, departures: 1 }));
    for (const tab of tabs) expect(tab.notes()).toBeUndefined();
  });

  it('is nothing that can happen to a visitor', async () => {
    const visitor = browser().tab();
    await visitor.read();
    visitor.lose();
    expect(visitor.state().expired).toBe(false);
  });
});

describe('leaving on purpose', () => {
  it('makes a visitor of every tab and never looks like an expired session', async () => {
    const { server, tabs } = await signedIn(2);
    const seen: boolean[] = [];
    for (const tab of tabs) tab.subscribe(() => seen.push(tab.state().expired));
    await tabs[0].leave(async () => {
      server.member = null;
      // What was under way is refused before the answer to the sign-out is there.
      tabs[0].lose();
    });
    expect(tabs[0].me()).toBeNull();
    await eventually(() => expect(tabs[1].me()).toBeNull());
    for (const tab of tabs) expect(tab.notes()).toBeUndefined();
    expect(seen).not.toContain(true);
  });

  it('that failed leaves everything as it was', async () => {
    const { tabs } = await signedIn(1);
    await expect(tabs[0].leave(() => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    );
    expect(tabs[0].me()?.username).toBe('mia');
    tabs[0].lose();
    expect(tabs[0].state().expired).toBe(true);
  });
});

it('signing in in one tab is seen by the other', async () => {
  const { server, tab } = browser();
  const [here, there] = [tab(), tab()];
  await here.read();
  await there.read();
  server.member = person('mia');
  await here.switchTo(server.member);
  await eventually(() => expect(there.me()?.username).toBe('mia'));
  expect(there.state()).toEqual({ expired: false, departures: 0 });
});

it('an answer to an old question does not undo what happened since', async () => {
  const { server, tabs } = await signedIn(1);
  server.member = null;
  const slow = tabs[0].read();
  await tabs[0].switchTo(person('mia'));
  await slow.catch(() => undefined);
  expect(tabs[0].state().expired).toBe(false);
});

describe('without a connection', () => {
  it('a page that begins finds the person who has not signed out', async () => {
    const { server, kept, tab } = browser();
    server.online = false;
    await expect(tab().read()).rejects.toThrow('Failed to fetch');
    kept.person = person('mia');
    const page = tab();
    await page.read();
    expect(page.me()?.username).toBe('mia');
  });

  it('only the own log stays open after the session’s end', async () => {
    const { server, kept, tab } = browser();
    server.member = person('mia', 0);
    const page = tab();
    await page.read();
    server.online = false;
    kept.isOnLog = true;
    await page.check();
    expect(page.state().expired).toBe(false);
    kept.isOnLog = false;
    await page.check();
    expect(page.state().expired).toBe(true);
  });

  it('nobody is kept who signed out, whose session ended, or who is somebody else now', async () => {
    const { server, kept, tab } = browser();
    const keepMia = () => (kept.person = person('mia'));
    keepMia();
    await tab().read();
    expect(kept.person).toBeUndefined();
    server.member = person('mia');
    const page = tab();
    await page.read();
    keepMia();
    await page.switchTo(person('zoe'));
    expect(kept.person).toBeUndefined();
    keepMia();
    await page.leave(async () => undefined);
    expect(kept.person).toBeUndefined();
  });
});
