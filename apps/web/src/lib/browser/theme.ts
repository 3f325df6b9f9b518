import { useState } from 'react';
import { remembered } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const stored = (): Theme => {
  const theme = remembered.read('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** The chosen theme; `theme.js` applies it at the next load before anything is drawn. */
export function useTheme() {
  const [theme, setState] = useState<Theme>(stored);
  const setTheme = (next: Theme) => {
    remembered.write('theme', next === 'system' ? null : next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
    setState(next);
  };
  return { theme, setTheme };
}
