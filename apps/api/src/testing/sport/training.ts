import type { ClubId } from '@ribbon/domain/accounts';
import {
  TrainingSessionId,
  trainingEndpoints,
  trainingSharingEndpoints,
} from '@ribbon/domain/training';
import type { Person, World } from '../world.ts';
import { randomUUID } from 'node:crypto';

/** A session in the gymnast's own log. */
export async function loggedSession(world: World, gymnast: Person): Promise<TrainingSessionId> {
  const sessionId = TrainingSessionId.parse(randomUUID());
  const at = world.clock();
  await world.call(gymnast, trainingEndpoints.save, {
    params: { sessionId },
    body: {
      date: at.toISOString().slice(0, 10),
      startTime: '17:00',
      minutes: 60,
      type: 'technique',
      editedAt: at.toISOString(),
    },
  });
  return sessionId;
}

/** A session of a gymnast who shares the log with a club; of a child the guardian does. */
export async function sharedSession(
  world: World,
  gymnast: Person,
  clubId: ClubId,
  sharer: Person = gymnast,
): Promise<TrainingSessionId> {
  const sessionId = await loggedSession(world, gymnast);
  const params = { userId: gymnast.id, clubId };
  await world.call(sharer, trainingSharingEndpoints.share, { params });
  return sessionId;
}
