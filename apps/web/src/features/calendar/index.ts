export { ChildEventsPart } from './ChildEventsPart.tsx';
export { ClubEventsPanel } from './ClubEventsPanel.tsx';
export { NextEventPart } from './NextEventPart.tsx';
export { PlanDialog } from './plan/PlanDialog.tsx';
