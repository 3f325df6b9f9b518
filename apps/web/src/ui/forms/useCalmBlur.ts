import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * When a field that is left may be judged. Not while a finger is down: the error that appears would
 * push the button away from under it, and the press would be lost. And not when nothing was typed:
 * passing by is no mistake, sending is.
 */
export function useCalmBlur() {
  const pressed = useRef(false);
  const waiting = useRef(new Set<Element>());

  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: string, handler: () => void) =>
      document.addEventListener(event, handler, { capture: true, signal: listening.signal });
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        for (const field of waiting.current) {
          if (field.isConnected) field.dispatchEvent(new Event('focusout', { bubbles: true }));
        }
        waiting.current.clear();
      });
    listen('pointerdown', () => {
      pressed.current = true;
    });
    listen('pointerup', release);
    listen('pointercancel', release);
    return () => listening.abort();
  }, []);

  return {
    onBlurCapture(event: FocusEvent<HTMLFormElement>): void {
      const field: Element = event.target;
      const empty = 'value' in field && field.value === '';
      if (!empty && !pressed.current) return;
      event.stopPropagation();
      if (!empty) waiting.current.add(field);
    },
  };
}
