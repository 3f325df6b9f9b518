import { type AgeBand, isChild } from '@ribbon/domain/accounts';
import { type PanelChange, PANEL_LABELS, differenceText } from '@ribbon/domain/competitions';

/** Explains who reads the passport: the same people who read the training log. */
export const readersText = (ageBand: AgeBand | undefined): string =>
  isChild(ageBand)
    ? 'Only you and your grown-ups see it, and coaches your training log is shared with.'
    : 'Only you see it, and coaches you share your training log with.';

/** DB +0.600, E −0.300: what has moved since the time before. */
export const changesText = (changes: readonly PanelChange[]): string =>
  changes
    .filter(({ difference }) => difference !== 0)
    .map(({ panel, difference }) => {
      const name = panel === 'penalty' ? 'Penalty' : PANEL_LABELS[panel];
      return `${name} ${differenceText(difference)}`;
    })
    .join(', ');
