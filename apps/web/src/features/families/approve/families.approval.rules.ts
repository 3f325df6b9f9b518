import type { GuardianLink, GuardianRequestView } from '@ribbon/domain/families';
import type { Outcome } from './OutcomeScreen.tsx';

/** What a screen gets once the right person is in. */
export interface ReadyProps {
  link: GuardianLink;
  view: Extract<GuardianRequestView, { state: 'ready' }>;
  onOutcome: (outcome: Outcome) => void;
}
