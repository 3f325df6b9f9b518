export { ConsequenceButton, ConsequenceDialog } from './ConsequenceDialog.tsx';
export {
  type ConsequenceDraft,
  ConsequenceFields,
  checkedConsequence,
  newConsequence,
} from './ConsequenceFields.tsx';
export { PersonHistory } from './PersonHistory.tsx';
export { RestrictionBanner } from './RestrictionBanner.tsx';
export { SuspendedScreen } from './SuspendedScreen.tsx';
export { useDecisionAbout } from './sanctions.queries.ts';
