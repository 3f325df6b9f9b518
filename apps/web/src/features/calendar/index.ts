export { ChildEventsPart } from './ChildEventsPart.tsx';
export { ClubEventsPanel } from './ClubEventsPanel.tsx';
