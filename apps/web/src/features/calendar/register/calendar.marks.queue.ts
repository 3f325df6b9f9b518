import { NetworkError } from '#lib/http/network-error.ts';
import { mayWorkLater } from '#lib/offline/sending.ts';
import type { UserId } from '@ribbon/domain/accounts';
import type { EventId, RegisterLine } from '@ribbon/domain/calendar';

interface Mark {
  eventId: EventId;
  userId: UserId;
  attended: RegisterLine['attended'];
}

/** A mark that the server does not have yet: the latest one of its line. */
export interface WaitingMark extends Mark {
  id: string;
  ownerId: string;
  markedAt: string;
}

interface Needs {
  store: {
    all(ownerId: string): Promise<WaitingMark[]>;
    put(mark: WaitingMark): Promise<void>;
    remove(mark: WaitingMark): Promise<void>;
  };
  send(mark: WaitingMark): Promise<unknown>;
  now: () => Date;
  alone: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/**
 * A queue of marks. Each is stored in this browser before it is sent and removed once the server
 * has it; of several marks of one line only the last one is sent.
 */
export function markQueue({ store, send, now, alone }: Needs) {
  /** Whether it arrived. What the server will not take later either is not kept. */
  async function arrives(mark: WaitingMark): Promise<boolean> {
    try {
      await send(mark);
    } catch (error) {
      if (mayWorkLater(error)) return false;
      await store.remove(mark).catch(() => undefined);
      throw error;
    }
    await store.remove(mark).catch(() => undefined);
    return true;
  }

  return {
    /** Sends a mark, or keeps it on this device while nobody answers. */
    mark: (ownerId: string, mark: Mark): Promise<'sent' | 'kept'> =>
      alone(async () => {
        const id = `${mark.eventId} ${mark.userId}`;
        const waiting = { ...mark, id, ownerId, markedAt: now().toISOString() };
        const isKept = await store.put(waiting).then(
          () => true,
          () => false,
        );
        if (await arrives(waiting)) return 'sent';
        // A browser that keeps nothing has to say that nothing was saved.
        if (!isKept) throw new NetworkError('Neither sent nor kept');
        return 'kept';
      }),

    /** Sends the pending marks, one after the other, until the server cannot be reached. */
    deliver: (ownerId: string): Promise<{ sent: number; refused: unknown[]; isDone: boolean }> =>
      alone(async () => {
        const done = { sent: 0, refused: [] as unknown[], isDone: true };
        for (const mark of await store.all(ownerId)) {
          try {
            if (!(await arrives(mark))) return { ...done, isDone: false };
            done.sent += 1;
          } catch (error) {
            done.refused.push(error);
          }
        }
        return done;
      }),
  };
}
