export { AnswerControls, OtherAge } from './answer/AnswerControls.tsx';
export { dayNumberOf, dayOf, startOf, timesOf, weekdayOf, wordsOfDay } from './calendar.format.ts';
export { calendarsQuery, monthQuery, useAnswer } from './calendar.queries.ts';
export { ChildEventsPart } from './ChildEventsPart.tsx';
export { ClubEventsPanel } from './ClubEventsPanel.tsx';
export { placesOf } from './list/calendar.capacity.format.ts';
export { NextEventPart } from './NextEventPart.tsx';
export { startSendingMarks } from './register/calendar.start.queue.ts';
export { PlanDialog } from './plan/PlanDialog.tsx';
