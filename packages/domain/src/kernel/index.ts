export * from './endpoint.ts';
export * from './fault.ts';
export { Found, FoundKind } from './found.ts';
export { commonFaults } from './faults.ts';
export {
  id,
  line,
  oneLine,
  phrase,
  prose,
  linkToken,
  secretLine,
  spokenCode,
  severalLines,
  timestamp,
} from './scalars.ts';
export { COOKIES, STORED_NOTES, type StoredKey } from './browser.facts.ts';
export { DELIVERED_DAYS, UNDELIVERED_DAYS } from './delivery.ts';
export { RESPONSE_HOURS } from './response.ts';
export { ADMIN_REASON_MAX, AdminReason, SAY_WHY, recordedReason } from './reason.ts';
export { cursor, serial } from './page.ts';
export { ServiceTest } from './service-test.ts';
export { excerpt } from './excerpt.ts';
export { MONTHS, shortMonth } from './month.names.ts';
export { type PageOpening, type PublicPage, documentTitle } from './pages.ts';
export {
  Category,
  type Kind,
  type ShownTo,
  type Who,
  crowd,
  kind,
  nameOf,
} from './notification-kind.ts';
export { type Merged, merge, slice } from './slice.ts';
export { StartKind, StartLine, startCount } from './start.ts';
export { rowOf } from './table.ts';
export { type Topic, commentsTopic } from './topics.ts';
export { TimedKind, WAITING_HOURS, WaitingFigure, WaitingKind } from './waiting.ts';
