import { apparatusNames } from '#ui';
import type { Apparatus, Panel } from '@ribbon/domain/competitions';

/** The apparatus have their own colours everywhere; freehand and groups are plain. */
export const colourOf = (apparatus: Apparatus): string =>
  (apparatusNames as readonly string[]).includes(apparatus)
    ? `var(--${apparatus})`
    : 'var(--muted)';

export const PANEL_COLOURS: Readonly<Record<Panel, string>> = {
  db: 'var(--hoop)',
  da: 'var(--ball)',
  a: 'var(--ribbon)',
  e: 'var(--clubs)',
};
