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
export { cursor } from './page.ts';
export { excerpt } from './excerpt.ts';
export { type PublicPage, documentTitle } from './pages.ts';
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
export { type Topic, commentsTopic } from './topics.ts';
export { WaitingFigure, WaitingKind } from './waiting.ts';
