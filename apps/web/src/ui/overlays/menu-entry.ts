import type { ReactElement, ReactNode } from 'react';

export type MenuEntry = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A link to go to: `<Link to="/gymnasts" />`. */
  link?: ReactElement<Record<string, unknown>>;
  onSelect?: () => void;
  tone?: 'danger';
  current?: boolean;
  disabled?: boolean;
};
