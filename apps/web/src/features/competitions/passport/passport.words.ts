import { type PanelChange, PANEL_LABELS, differenceText } from '@ribbon/domain/competitions';

/** DB +0.600, E −0.300: what has moved since the time before. */
export const changesText = (changes: readonly PanelChange[]): string =>
  changes
    .filter(({ difference }) => difference !== 0)
    .map(({ panel, difference }) => {
      const name = panel === 'penalty' ? 'Penalty' : PANEL_LABELS[panel];
      return `${name} ${differenceText(difference)}`;
    })
    .join(', ');
