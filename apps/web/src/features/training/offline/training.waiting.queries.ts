import { useMe } from '#lib/session/session.ts';
import {
  type TrainingSession,
  type TrainingSessionId,
  trainingMessages,
} from '@ribbon/domain/training';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { toast } from '#ui';
import { TOPIC, useTrainingChange } from '../training.queries.ts';
import { queue } from './training.queue.ts';
import type { Outcome, WaitingSession, Written } from './training.sessions.queue.ts';
import { waitingStore } from './training.waiting.queue.ts';

const waitingQuery = (ownerId: string) =>
  queryOptions({
    queryKey: [TOPIC, 'waiting', ownerId],
    queryFn: () => waitingStore.all(ownerId),
    networkMode: 'always',
  });

/** What this person wrote here and the server does not have yet. */
export function useWaiting(): readonly WaitingSession[] {
  const me = useMe();
  return useQuery({ ...waitingQuery(me?.id ?? ''), enabled: !!me }).data ?? [];
}

const confirm = (outcome: Outcome, sent: string, waiting: string): void => {
  toast.success(outcome.sent ? sent : waiting);
  if (outcome.sent && outcome.note) toast.info(outcome.note);
};

/**
 * Saves a session, on this device while there is no connection, and says which. The answer is an
 * offer of help where its notes sound as if somebody is hurt.
 */
export function useSaveSession() {
  const ownerId = useMe()?.id ?? '';
  return useTrainingChange(async (session: Written) => {
    const outcome = await queue.save(ownerId, session);
    confirm(outcome, trainingMessages.saved, trainingMessages.savedHere);
    return outcome.sent ? outcome.disclosureId : null;
  });
}

export function useRemoveSession() {
  const ownerId = useMe()?.id ?? '';
  return useTrainingChange(async (id: TrainingSessionId) => {
    const outcome = await queue.remove(ownerId, id);
    if (!outcome.sent) toast.info(trainingMessages.deletedHere);
  });
}

/** A pending session, in the shape the log shows. */
export function shownAs(
  { id, details, editedAt }: WaitingSession,
  goals: readonly { id: string; title: string }[],
): TrainingSession | undefined {
  if (details === null) return undefined;
  const { goalIds, ...rest } = details;
  return {
    ...rest,
    id,
    elements: rest.elements.map((one) => ({ ...one, key: one.key ?? one.name })),
    goals: goalIds.map((goal) => ({
      id: goal,
      title: goals.find((one) => one.id === goal)?.title ?? 'A goal',
    })),
    comments: [],
    fromClub: null,
    editedAt: new Date(editedAt),
  };
}
