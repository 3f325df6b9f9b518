import { useEffect, useRef } from 'react';
import { listKeys } from './list-keys.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const COVERED_BY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether a key is meant for something else: a field, a dialog, a shortcut of the browser. */
const isMeantElsewhere = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(TYPED_INTO) !== null) ||
  document.querySelector(COVERED_BY) !== null;

/** Where the focus goes: on from the entry it is in, or to the first one. */
function entryAfter(list: Element, selector: string, step: number): HTMLElement | undefined {
  const entries = [...list.querySelectorAll<HTMLElement>(selector)];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  return at === -1 ? entries[0] : entries[at + step];
}

/**
 * j and k move the focus to the next and the previous entry of a list; what Enter does there is the
 * entry's own matter. Entries are found by a selector below the element that gets the ref.
 */
export function useListKeys<List extends HTMLElement>(selector: string) {
  const list = useRef<List>(null);
  const isOn = listKeys.useIsOn();
  useEffect(() => {
    const left = new AbortController();
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || list.current === null || isMeantElsewhere(event)) return;
      event.preventDefault();
      const entry = entryAfter(list.current, selector, step);
      entry?.focus();
      entry?.scrollIntoView({ block: 'nearest' });
    };
    if (isOn) document.addEventListener('keydown', move, { signal: left.signal });
    return () => left.abort();
  }, [isOn, selector]);
  return list;
}
