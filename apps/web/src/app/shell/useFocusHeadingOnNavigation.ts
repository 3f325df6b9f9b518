import { forgetOpenedPage } from '#lib/navigation/title.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable="true"]';
/** What has the focus while it is open, and gives it back when it closes. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Moves the focus to the heading of the screen after a navigation or a sign-in, so that keyboards
 * continue from there and screen readers announce it. If a field has taken the focus already, it
 * stays there, and the hook returns the name of the screen to announce.
 */
export function useFocusHeadingOnNavigation(person: string | null | undefined): string {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [announced, setAnnounced] = useState('');
  const oldPath = useRef(path);
  const oldPerson = useRef(person);
  useEffect(() => {
    const isElsewhere = oldPath.current !== undefined && oldPath.current !== path;
    oldPath.current = path;
    if (!isElsewhere) return undefined;
    forgetOpenedPage();
    return arrive(setAnnounced);
  }, [path]);
  useEffect(() => {
    // Nobody is known for a moment while people change.
    if (person === undefined) return undefined;
    const hasSignedIn = oldPerson.current === null && person !== null;
    oldPerson.current = person;
    return hasSignedIn ? arrive(setAnnounced) : undefined;
  }, [person]);
  return announced;
}

/** Goes to the heading, or announces the screen. An address with an anchor says itself where to go. */
const arrive = (announce: (words: string) => void) =>
  location.hash === ''
    ? whenReady((heading) => announce(goTo(heading) ? '' : document.title))
    : undefined;

/** Whether the heading has the focus now. */
function goTo(heading: HTMLElement): boolean {
  if (document.activeElement?.matches(`main :is(${FIELDS})`)) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

const readyHeading = (): HTMLElement | null =>
  document.querySelector(OVERLAYS) ? null : document.querySelector<HTMLElement>('main h1');

/** As long as a screen may take to have its own heading. */
const TIMEOUT_MS = 5000;

/**
 * Waits for the heading, and for overlays to close; a heading that is replaced belonged to the
 * previous screen. Stops when the person acts meanwhile.
 */
function whenReady(act: (heading: HTMLElement) => void): () => void {
  let frame = 0;
  let done: HTMLElement | null = null;
  const look = () => {
    if (readyHeading() === done) return;
    // A frame later: what closes gives the focus back first.
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const heading = readyHeading();
      if (heading === null || heading === done) return;
      done = heading;
      act(heading);
    });
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
  look();
  return stop;
}
