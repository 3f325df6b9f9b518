import { CLUB_APPARATUS_LABELS } from '@ribbon/domain/clubs';
import { listed } from '#lib/format/format.ts';
import { SESSION_TYPE_LABELS, type TrainingSession } from '@ribbon/domain/training';
import { inSentence, t, currentLocale } from '@ribbon/domain/kernel';

const pad = (number: number) => String(number).padStart(2, '0');

/** Which day it is where this browser is. */
export const dayHere = (at = new Date()): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
export const timeHere = (at = new Date()): string =>
  `${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** A day as a date in the middle of it, so that no time zone makes it another. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

export const dayWords = (day: string): string =>
  dateOf(day).toLocaleDateString(currentLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });

/** 1 h 30 min, 45 min, 2 h. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('{rest} min', { rest });
  return rest === 0 ? t('{hours} h', { hours }) : t('{hours} h {rest} min', { hours, rest });
}

type SessionSummary = Pick<TrainingSession, 'type' | 'minutes' | 'apparatus'>;

/** Technique with hoop and ball. */
export function sessionTitle({ type, apparatus }: Omit<SessionSummary, 'minutes'>): string {
  const names = apparatus.map((one) => inSentence(CLUB_APPARATUS_LABELS[one.apparatus]));
  const title = SESSION_TYPE_LABELS[type];
  return names.length === 0 ? title : t('{title} with {names}', { title, names: listed(names) });
}
