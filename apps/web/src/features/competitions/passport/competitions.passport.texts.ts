import { type AgeBand, isChild } from '@ribbon/domain/accounts';
import { type PanelChange, PANEL_LABELS, differenceText } from '@ribbon/domain/competitions';

/** Explains who reads the passport: the same people who read the training log. */
export const readersText = (ageBand: AgeBand | undefined): string =>
  isChild(ageBand)
    ? 'Only you, your grown-ups and coaches who can see your training log can see it.'
    : 'Only you and the coaches you share your training log with can see it.';

/** DB +0.600, E −0.300: what has moved since the time before. */
export const changesText = (changes: readonly PanelChange[]): string =>
  changes
    .filter(({ difference }) => difference !== 0)
    .map(({ panel, difference }) => {
      const name = panel === 'penalty' ? 'Penalty' : PANEL_LABELS[panel];
      return `${name} ${differenceText(difference)}`;
    })
    .join(', ');
