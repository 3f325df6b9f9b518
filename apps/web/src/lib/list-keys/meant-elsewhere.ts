import { COVERED_BY } from './list-entries.ts';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Whether a key is meant for something else: a field, a dialog, a shortcut of the browser. */
export const isMeantElsewhere = ({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent) =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(TYPED_INTO) !== null) ||
  document.querySelector(COVERED_BY) !== null;
