import { slice } from '../kernel/index.ts';
import { trainingEndpoints } from './training.endpoints.ts';
import { trainingEvents } from './training.events.ts';
import { goalEndpoints } from './goals/training.goals.endpoints.ts';
import { trainingKinds } from './training.kinds.ts';
import { trainingSharingEndpoints } from './sharing/training.sharing.endpoints.ts';

export const trainingSlice = slice({
  endpoints: {
    training: trainingEndpoints,
    trainingGoals: goalEndpoints,
    trainingSharing: trainingSharingEndpoints,
  },
  events: trainingEvents,
  kinds: trainingKinds,
});
