import type { SessionDetails, TrainingSession, TrainingSessionId } from '@ribbon/domain/training';
import type * as z from 'zod';
import { dayHere, timeHere } from '../../training.format.ts';

export type SessionFields = z.input<typeof SessionDetails>;

/** A session to write or to change: which one, and what stands in its fields. */
export interface Editing {
  id: TrainingSessionId;
  isNew: boolean;
  details: SessionDetails;
  /** The stored version that the fields began from. */
  version?: string;
}

/** A session of the log, to be changed. */
export const editingOf = (session: TrainingSession): Editing => ({
  id: session.id,
  isNew: false,
  details: detailsOf(session),
  version: session.editedAt.toISOString(),
});

/** A session to begin from: an hour of technique that ends now. */
export const blankSession = (minutes = 60): SessionDetails => ({
  date: dayHere(new Date(Date.now() - minutes * 60_000)),
  startTime: timeHere(new Date(Date.now() - minutes * 60_000)),
  minutes,
  type: 'technique',
  apparatus: [],
  elements: [],
  notes: '',
  felt: null,
  goalIds: [],
  achievements: [],
});

/** What a form shows of a session that is there. */
export const detailsOf = (session: TrainingSession): SessionDetails => ({
  date: session.date,
  startTime: session.startTime,
  minutes: session.minutes,
  type: session.type,
  apparatus: session.apparatus,
  elements: session.elements,
  notes: session.notes ?? '',
  felt: session.felt,
  goalIds: session.goals.map(({ id }) => id),
  achievements: session.achievements,
});

/** The same practice again: what was done, not how it went. */
export const againToday = (session: TrainingSession): SessionDetails => ({
  ...detailsOf(session),
  date: dayHere(),
  notes: '',
  felt: null,
  achievements: [],
});

/** The minutes of a session, in equal parts for what was chosen. */
export function sharedOut<Name extends string>(minutes: number, names: readonly Name[]) {
  const each = Math.floor(minutes / Math.max(1, names.length));
  return each === 0 ? [] : names.map((apparatus) => ({ apparatus, minutes: each }));
}
