import type { useSchemaForm } from '#lib/forms/form.ts';
import {
  type ClubEvent,
  EventKind,
  type NewEvent,
  addDays,
  clubTimeOf,
} from '@ribbon/domain/calendar';

export type PlanFormState = ReturnType<typeof useSchemaForm<NewEvent, NewEvent>>;

/** What the form shows first: the event as it is, or a training in a week. */
export function formOf(event: ClubEvent | undefined): NewEvent {
  if (event === undefined) {
    const day = addDays(clubTimeOf(new Date()).day, 7);
    return {
      title: '',
      kind: EventKind.enum.training,
      description: '',
      location: '',
      startDay: day,
      startTime: '18:00',
      endDay: day,
      endTime: '19:30',
      capacity: null,
      level: null,
      ageFrom: null,
      ageTo: null,
      repeatUntil: null,
    };
  }
  const [start, end] = [
    clubTimeOf(event.startsAt, event.zone),
    clubTimeOf(event.endsAt, event.zone),
  ];
  const { title, kind, description, location, capacity, level, ageFrom, ageTo } = event;
  return {
    title,
    kind,
    description,
    location,
    capacity,
    level,
    ageFrom,
    ageTo,
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    repeatUntil: null,
  };
}
