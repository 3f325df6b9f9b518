import { waitingOf } from '#lib/offline/waiting.ts';
import type { WaitingSession } from './training.sessions.queue.ts';

export const waitingStore = waitingOf<WaitingSession>('session');
