import { waitingOf } from '#lib/offline/waiting.ts';
import type { WaitingSession } from './session-queue.ts';

export const waitingStore = waitingOf<WaitingSession>('session');
