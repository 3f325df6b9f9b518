import { PALETTE, type Palette } from '../basemap/finder.drawing.engine.ts';

/** Reads the current colours from the style sheet, for map engines, which cannot use CSS. */
export function readPalette(within: HTMLElement): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const colours = PALETTE.map((name) => {
    probe.style.color = `var(--map-${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colours) as Palette;
}

/** Calls back when the theme may have changed, by hand or with the system. */
export function onThemeChange(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', listener);
  };
}
