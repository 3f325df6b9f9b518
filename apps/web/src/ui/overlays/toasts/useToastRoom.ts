import { useEffect } from 'react';
import { useSonner } from 'sonner';

/** Between a message and the edge of the screen, and between it and the dialog below. */
export const TOAST_EDGE = 12;
/** How far the toasts behind the first one peek out. */
const PEEK = 10;
const MOST_SHOWN = 3;
const PROPERTY = '--toast-room';

/** While messages are shown with a dialog open, the dialog makes room for them at the top. */
export function useToastRoom(isDialogOpen: boolean): void {
  const { toasts } = useSonner();
  const count = Math.min(toasts.length, MOST_SHOWN);
  useEffect(() => {
    const { style } = document.documentElement;
    if (!isDialogOpen || count === 0) return undefined;
    const measure = () => {
      const heights = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].map(
        ({ offsetHeight }) => offsetHeight,
      );
      const room = Math.max(0, ...heights) + (count - 1) * PEEK + 2 * TOAST_EDGE;
      style.setProperty(PROPERTY, `${room}px`);
    };
    // The message is on screen one frame after it was announced.
    const frame = requestAnimationFrame(measure);
    return () => {
      cancelAnimationFrame(frame);
      style.removeProperty(PROPERTY);
    };
  }, [isDialogOpen, count]);
}
