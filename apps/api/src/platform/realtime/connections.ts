import type { ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Sessions, SignedIn } from '../session/session.ts';

interface Guest {
  cookie: string | undefined;
  sessionId: string;
  /** The audiences it was opened for: with other rights it is another stream. */
  audiences: string;
  endsAt: number;
}

interface Needs {
  clock: Clock;
  sessions: Pick<Sessions, 'memberOf'>;
  log: { error(details: object, message: string): void };
  audiencesOf(member: SignedIn | undefined): readonly string[];
}

/**
 * Keeps streams open as long as the sign-in that opened them. When a person's sign-ins change, that
 * person's streams are looked up again; the end by inactivity is checked when it has come.
 */
export function streamConnections({ clock, sessions, log, audiencesOf }: Needs) {
  const byPerson = new Map<string, Map<ServerResponse, Guest>>();

  /** Ends the stream unless its sign-in is still there and may receive the same topics. */
  async function look(stream: ServerResponse, guest: Guest): Promise<void> {
    const member = await sessions.memberOf(guest.cookie);
    const isSame =
      member?.sessionId === guest.sessionId && audiencesOf(member).join() === guest.audiences;
    if (isSame) guest.endsAt = member.sessionEndsAt.getTime();
    else stream.end();
  }

  function lookAt(stream: ServerResponse, guest: Guest): void {
    look(stream, guest).catch((error: unknown) => {
      // The owner is unknown now; the browser reconnects and is looked up again.
      log.error({ err: error }, 'event stream closed: session lookup failed');
      stream.end();
    });
  }

  function check(userId: string): void {
    for (const [stream, guest] of byPerson.get(userId) ?? []) lookAt(stream, guest);
  }

  return {
    add(
      stream: ServerResponse,
      { cookie, member }: { cookie: string | undefined; member: SignedIn },
    ) {
      const streams = byPerson.get(member.id) ?? new Map<ServerResponse, Guest>();
      byPerson.set(member.id, streams);
      const guest = {
        cookie,
        sessionId: member.sessionId,
        audiences: audiencesOf(member).join(),
        endsAt: member.sessionEndsAt.getTime(),
      };
      streams.set(stream, guest);
      stream.on('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && byPerson.get(member.id) === streams) byPerson.delete(member.id);
      });
      // The session may have ended between the look at the cookie and this line.
      lookAt(stream, guest);
    },

    check,

    checkAll(): void {
      for (const userId of byPerson.keys()) check(userId);
    },

    /** Checks the streams whose known end has come: activity may have moved it on. */
    checkEnded(): void {
      const now = clock().getTime();
      for (const streams of byPerson.values()) {
        for (const [stream, guest] of streams) if (guest.endsAt <= now) lookAt(stream, guest);
      }
    },
  };
}
