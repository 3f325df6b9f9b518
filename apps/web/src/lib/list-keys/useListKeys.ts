import { useEffect, useEffectEvent, useRef } from 'react';
import { frameOf, goTo } from './list-entries.ts';
import { listKeys } from './list-keys.ts';
import { isMeantElsewhere } from './meant-elsewhere.ts';
import { useFocusAfterLoss } from './useFocusAfterLoss.ts';

const KEYS = new Set(['j', 'k', 'z', 'a', 'r']);
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Where the focus goes: on from the entry it is in, or to the first one. */
function entryAfter(list: Element, selector: string, step: number): HTMLElement | undefined {
  const entries = [...list.querySelectorAll<HTMLElement>(selector)];
  const at = entries.findIndex((entry) => frameOf(entry).contains(document.activeElement));
  return at === -1 ? entries[0] : entries[at + step];
}

/** The button declares its key: `data-key="a"`. */
const buttonFor = (list: Element, selector: string, key: string) =>
  [...list.querySelectorAll(selector)]
    .map(frameOf)
    .find((frame) => frame.contains(document.activeElement))
    ?.querySelector<HTMLElement>(`[data-key="${key}"]:not([disabled])`);

const isMeant = (list: Element): boolean => list.contains(document.activeElement);

/**
 * j and k move the focus to the next and the previous entry of a list; what Enter does there is the
 * entry's own matter. a and r press the buttons of the entry that has the focus, if it has any for
 * them, and z undoes. Entries are found by a selector below the element that gets the ref.
 */
export function useListKeys<List extends HTMLElement>(selector: string, onUndo?: () => void) {
  const list = useRef<List>(null);
  const isOn = listKeys.useIsOn();
  const undo = useEffectEvent(() => onUndo?.());
  useEffect(() => {
    const left = new AbortController();
    const move = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!KEYS.has(key) || isMeantElsewhere(event)) return;
      const step = STEPS[key];
      if (key === 'z') undo();
      else if (list.current === null) return;
      else if (step !== undefined) goTo(entryAfter(list.current, selector, step));
      else if (isMeant(list.current)) buttonFor(list.current, selector, key)?.click();
      // A decision needs something that is visibly meant, so the first key only goes there.
      else if (list.current.querySelector('[data-key]')) {
        goTo(entryAfter(list.current, selector, 1));
      }
      event.preventDefault();
    };
    if (isOn) document.addEventListener('keydown', move, { signal: left.signal });
    return () => left.abort();
  }, [isOn, selector]);
  useFocusAfterLoss(list, selector);
  return list;
}
