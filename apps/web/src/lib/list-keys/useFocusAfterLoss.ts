import { type RefObject, useEffect, useRef } from 'react';
import { COVERED_BY, frameOf, goTo } from './list-entries.ts';

/** Calls back once nothing lies over the page any more and the focus has come to rest. */
function whenUncovered(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.querySelector(COVERED_BY) !== null) return;
    observer.disconnect();
    timer = setTimeout(callback);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** When the entry with the focus leaves the list, the one that takes its place has it. */
export function useFocusAfterLoss(list: RefObject<HTMLElement | null>, selector: string): void {
  const last = useRef<{ at: number; entry: HTMLElement }>(undefined);
  useEffect(() => {
    const left = new AbortController();
    const remember = () => {
      const entries = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const at = entries.findIndex((entry) => frameOf(entry).contains(document.activeElement));
      const entry = entries[at];
      if (entry) last.current = { at, entry };
    };
    document.addEventListener('focusin', remember, { signal: left.signal });
    return () => left.abort();
  }, [list, selector]);
  // After every rendering: any of them may have taken the entry away.
  useEffect(() => {
    const lost = last.current;
    if (lost === undefined || lost.entry.isConnected) return undefined;
    return whenUncovered(() => {
      last.current = undefined;
      if (document.activeElement !== document.body) return;
      const entries = list.current?.querySelectorAll<HTMLElement>(selector) ?? [];
      goTo(entries[Math.min(lost.at, entries.length - 1)]);
    });
  });
}
