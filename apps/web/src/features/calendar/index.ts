export { ChildEventsPart } from './ChildEventsPart.tsx';
export { ClubEventsPanel } from './ClubEventsPanel.tsx';
export { PlanDialog } from './plan/PlanDialog.tsx';
