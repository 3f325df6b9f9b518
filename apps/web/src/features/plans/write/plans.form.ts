import type { useSchemaForm } from '#lib/forms/form.ts';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import {
  type PlanBlock,
  type PlanDraft,
  type PlanSessionDraft,
  type PlanWeekDraft,
  isMonday,
} from '@ribbon/domain/plans';
import type * as z from 'zod';
import type { PlanWithWeeks } from '../plans.queries.ts';

export type PlanFormState = ReturnType<typeof useSchemaForm<z.input<typeof PlanDraft>, PlanDraft>>;

export const NEW_BLOCK: PlanBlock = { title: '', minutes: 15, apparatus: null, elements: [] };
export const NEW_SESSION: PlanSessionDraft = {
  day: 'monday',
  startTime: '17:00',
  endTime: '18:30',
  title: '',
  location: '',
  capacity: null,
  blocks: [],
};
export const NEW_WEEK: PlanWeekDraft = { focus: '', sessions: [NEW_SESSION] };

function nextMonday(): string {
  let day = addDays(clubTimeOf(new Date()).day, 1);
  while (!isMonday(day)) day = addDays(day, 1);
  return day;
}

/** What the form shows first: the plan as it is, or one week from next Monday. */
export function formOf(plan: PlanWithWeeks | undefined): PlanDraft {
  if (plan === undefined) {
    return {
      title: '',
      description: '',
      period: 'weeks',
      startsOn: nextMonday(),
      level: 'beginner',
      ageFrom: null,
      ageTo: null,
      apparatus: [],
      goals: [],
      weeks: [NEW_WEEK],
    };
  }
  const { title, description, period, startsOn, level, ageFrom, ageTo, apparatus, goals } = plan;
  return {
    title,
    description,
    period,
    startsOn,
    level,
    ageFrom,
    ageTo,
    apparatus,
    goals,
    weeks: plan.weeks.map(({ focus, sessions }) => ({
      focus,
      sessions: sessions.map(draftOf),
    })),
  };
}

/** For a number field that may stay empty. */
export const numberOrNull = {
  setValueAs: (value: unknown): number | null =>
    value === '' || value === null ? null : Number(value),
};

function draftOf(session: PlanWithWeeks['weeks'][number]['sessions'][number]): PlanSessionDraft {
  const { id: _, eventId: __, ...draft } = session;
  return draft;
}
