import { call } from '#lib/http/client.ts';
import { oneAtATime } from '#lib/offline/sending.ts';
import { type TrainingSessionId, trainingEndpoints as endpoints } from '@ribbon/domain/training';
import { sessionQueue } from './training.sessions.queue.ts';
import { waitingStore } from './training.waiting.queue.ts';

/** A session is named here, so that it arrives once however often it is sent. */
export const newSessionId = () => crypto.randomUUID() as TrainingSessionId;

/** The sessions of this browser that are on their way. */
export const queue = sessionQueue({
  store: waitingStore,
  server: {
    save: ({ id, details, editedAt, basedOn }) =>
      call(endpoints.save, {
        params: { sessionId: id },
        body: { ...details, editedAt, basedOn: [...basedOn] },
      }),
    remove: (id) => call(endpoints.remove, { params: { sessionId: id } }),
  },
  newId: newSessionId,
  now: () => new Date(),
  alone: oneAtATime('ribbon-training-queue'),
});
