import { NetworkError } from '#lib/http/network-error.ts';
import { mayWorkLater } from '#lib/offline/sending.ts';
import { commonFaults } from '@ribbon/domain/kernel';
import type { DisclosureId } from '@ribbon/domain/moderation';
import {
  SESSION_VERSIONS_MAX,
  type SessionDetails,
  type TrainingSessionId,
  trainingFaults,
  trainingMessages,
} from '@ribbon/domain/training';

/** A session that the server does not have yet in this version. */
export interface WaitingSession {
  id: TrainingSessionId;
  ownerId: string;
  /** Null when it is to be deleted. */
  details: SessionDetails | null;
  /** Its version, and the versions it replaces. */
  editedAt: string;
  basedOn: readonly string[];
  /** The server did not take it as it is: it is sent again once it was changed. */
  isRefused?: boolean;
  /** What to say when it has arrived. */
  note?: string;
}

/** A session as it is written here, and the stored version it began from. */
export interface Written {
  id: TrainingSessionId;
  details: SessionDetails;
  version?: string | undefined;
}

interface Needs {
  store: {
    all(ownerId: string): Promise<WaitingSession[]>;
    put(session: WaitingSession): Promise<void>;
    remove(session: WaitingSession): Promise<void>;
  };
  server: {
    save(
      session: WaitingSession & { details: SessionDetails },
    ): Promise<{ disclosureId: DisclosureId | null }>;
    remove(id: TrainingSessionId): Promise<unknown>;
  };
  newId: () => TrainingSessionId;
  now: () => Date;
  /** One at a time across all tabs: an old version must not arrive beside the next one. */
  alone: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/** Arrived, perhaps with something to say, or waiting for a connection. */
export type Outcome =
  | { sent: true; note?: string | undefined; disclosureId: DisclosureId | null }
  | { sent: false };

export interface Delivered {
  sent: number;
  refused: number;
  notes: string[];
  /** Whether everything that can be sent has arrived. */
  isDone: boolean;
}

/**
 * Sessions on their way. Each is stored in this browser before it is sent and taken out when the
 * server has it, so nothing is lost in between; what was edited several times is sent once.
 */
export function sessionQueue({ store, server, newId, now, alone }: Needs) {
  const find = async (ownerId: string, id: TrainingSessionId) =>
    (await store.all(ownerId)).find((one) => one.id === id);

  /** Takes it out, unless it was changed while it was on its way. */
  async function arrived(session: WaitingSession): Promise<void> {
    const current = await find(session.ownerId, session.id);
    if (current?.editedAt === session.editedAt) await store.remove(session);
  }

  /** Written on two devices: ours becomes a session of its own, named before it is sent. */
  async function keepBoth(session: WaitingSession, note: string): Promise<Outcome> {
    const copy = { ...session, id: newId(), basedOn: [], note };
    await store.put(copy);
    await store.remove(session);
    return send(copy);
  }

  async function send(session: WaitingSession): Promise<Outcome> {
    const { details } = session;
    let disclosureId: DisclosureId | null = null;
    try {
      if (details === null) await server.remove(session.id);
      else ({ disclosureId } = await server.save({ ...session, details }));
    } catch (error) {
      if (trainingFaults.sessionChanged.matches(error))
        return keepBoth(session, trainingMessages.keptBoth);
      if (trainingFaults.sessionDeleted.matches(error))
        return keepBoth(session, trainingMessages.keptDeleted);
      // Deleting what is not there has worked already.
      if (details !== null || !commonFaults.notFound.matches(error)) {
        if (mayWorkLater(error)) return { sent: false };
        throw error;
      }
    }
    await arrived(session);
    return { sent: true, note: session.note, disclosureId };
  }

  /** Sends what was just written; what is refused is as it was before. */
  async function write(next: WaitingSession, before: WaitingSession | undefined): Promise<Outcome> {
    const isKept = await store.put(next).then(
      () => true,
      () => false,
    );
    try {
      const outcome = await send(next);
      // A browser that keeps nothing has to say that nothing was saved.
      if (!outcome.sent && !isKept) throw new NetworkError('Neither sent nor kept');
      return outcome;
    } catch (error) {
      if (isKept) await (before ? store.put(before) : store.remove(next));
      throw error;
    }
  }

  async function over(ownerId: string, id: TrainingSessionId, version: string | undefined) {
    const before = await find(ownerId, id);
    const known = before ? [...before.basedOn, before.editedAt] : version ? [version] : [];
    return { before, basedOn: known.slice(-SESSION_VERSIONS_MAX), editedAt: now().toISOString() };
  }

  return {
    save: (ownerId: string, { id, details, version }: Written): Promise<Outcome> =>
      alone(async () => {
        const { before, ...versions } = await over(ownerId, id, version);
        const note = before?.note === undefined ? {} : { note: before.note };
        return write({ id, ownerId, details, ...versions, ...note }, before);
      }),

    remove: (ownerId: string, id: TrainingSessionId): Promise<Outcome> =>
      alone(async () => {
        const { before, ...versions } = await over(ownerId, id, undefined);
        return write({ id, ownerId, details: null, ...versions }, before);
      }),

    /** Sends the pending sessions, one after the other, until the server cannot be reached. */
    deliver: (ownerId: string): Promise<Delivered> =>
      alone(async () => {
        const done: Delivered = { sent: 0, refused: 0, notes: [], isDone: true };
        for (const session of await store.all(ownerId)) {
          if (session.isRefused) continue;
          try {
            const outcome = await send(session);
            if (!outcome.sent) return { ...done, isDone: false };
            done.sent += 1;
            if (outcome.note) done.notes.push(outcome.note);
          } catch {
            await store.put({ ...session, isRefused: true });
            done.refused += 1;
          }
        }
        return done;
      }),
  };
}
