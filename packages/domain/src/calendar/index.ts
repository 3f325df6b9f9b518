export {
  AGE_MAX,
  AGE_MIN,
  type Ages,
  type Audience,
  agesInWords,
  audienceAge,
  checkAges,
} from './calendar.audience.schema.ts';
export { calendarEndpoints } from './calendar.endpoints.ts';
export { calendarEvents } from './calendar.events.ts';
export { calendarFaults } from './calendar.faults.ts';
export * from './calendar.form.schema.ts';
export { type ClubScope, calendarPolicy } from './calendar.policy.ts';
export * from './calendar.schema.ts';
export * from './calendar.time.rules.ts';
export { calendarSlice } from './calendar.slice.ts';
