export { ChildEventsPart } from './ChildEventsPart.tsx';
/** @public The Events tab of a club's administration shows it. */
export { ClubEventsPanel } from './ClubEventsPanel.tsx';
