export { ConsequenceButton, ConsequenceDialog } from './ConsequenceDialog.tsx';
export { PersonHistory } from './PersonHistory.tsx';
export { RestrictionBanner } from './RestrictionBanner.tsx';
export { SuspendedScreen } from './SuspendedScreen.tsx';
export { useDecisionAbout } from './sanctions.queries.ts';
