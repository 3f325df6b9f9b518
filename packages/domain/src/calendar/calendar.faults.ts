import { fault } from '../kernel/index.ts';

export const calendarFaults = {
  changedMeanwhile: fault(
    'changedMeanwhile',
    409,
    'Someone has changed this event since you opened it. Please check it again.',
  ),
  isCancelled: fault('eventIsCancelled', 409, 'This event is cancelled.'),
  hasBegun: fault('eventHasBegun', 409, 'This event has already started.'),
  isOver: fault('eventIsOver', 409, 'This event is over.'),
  notBegun: fault('eventNotBegun', 409, 'The register opens when the event begins.'),
  capacityTooLow: fault('capacityTooLow', 409, 'More people than that are already going.'),
  wrongAge: fault('eventForOtherAge', 403, 'This is for a different age group.'),
  guardianAnswered: fault(
    'guardianAnswered',
    403,
    'Your grown-up has replied to this one. Please ask them to change it.',
  ),
};
