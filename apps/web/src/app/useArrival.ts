import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable="true"]';
/** What has the focus while it is open, and gives it back when it closes. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * After a navigation, and after somebody has signed in, the focus goes to the heading of the screen,
 * so that a keyboard goes on from there and a screen reader says where one is. Where a field has taken
 * the focus already, it stays there, and the name of the screen is answered, to be announced.
 */
export function useArrival(person: string | null | undefined): string {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [announced, setAnnounced] = useState('');
  const before = useRef({ path, person });
  useEffect(() => {
    const { path: oldPath, person: oldPerson } = before.current;
    before.current = { path, person };
    const isElsewhere = oldPath !== undefined && oldPath !== path;
    const hasSignedIn = oldPerson === null && typeof person === 'string';
    // An address with an anchor says itself where to go.
    if ((!isElsewhere && !hasSignedIn) || location.hash !== '') return undefined;
    return whenReady((heading) => setAnnounced(goTo(heading) ? '' : document.title));
  }, [path, person]);
  return announced;
}

/** Whether the heading has the focus now. */
function goTo(heading: HTMLElement): boolean {
  if (document.activeElement?.matches(`main :is(${FIELDS})`)) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

const readyHeading = (): HTMLElement | null =>
  document.querySelector(OVERLAYS) ? null : document.querySelector<HTMLElement>('main h1');

/** Waits for the heading, and for what lies over it to go; whoever acts meanwhile is left alone. */
function whenReady(act: (heading: HTMLElement) => void): () => void {
  let frame = 0;
  const look = () => {
    // A frame later: what closes gives the focus back first.
    if (readyHeading() === null) return;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const heading = readyHeading();
      if (heading === null) return;
      stop();
      act(heading);
    });
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
  look();
  return stop;
}
