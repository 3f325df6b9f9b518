import { IconButton, cx } from '#ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Pixel } from './finder.mercator.rules.ts';
import { SELECTED_SIZE } from './finder.map.rules.ts';
import type { Clearance, Size } from './finder.view.rules.ts';

const AIR = 12;
/** Below this width there is no room beside a marker. */
const NARROW = 520;
const MARKER_HEIGHT = Math.ceil(SELECTED_SIZE * 1.25);

export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/** The room that a marker and the popup of this size need. */
export const popupRoom = (popup: Size, docked: boolean): Clearance =>
  docked
    ? { top: MARKER_HEIGHT + AIR, right: 64, bottom: popup.height + 6 * AIR, left: 40 }
    : {
        top: popup.height + MARKER_HEIGHT + 2 * AIR,
        right: popup.width / 2 + AIR,
        bottom: 4 * AIR,
        left: popup.width / 2 + AIR,
      };

/**
 * What is said about a club: above its marker, or across the foot of a narrow map. It takes the
 * focus when it was opened from the map.
 */
export function MapPopup({
  label,
  docked,
  frame,
  aside,
  takesFocus,
  onRoom,
  onClose,
  children,
}: {
  label: string;
  docked: boolean;
  /** The map that it has to fit into. */
  frame: Size;
  aside: Pixel;
  takesFocus: () => boolean;
  onRoom: (room: Clearance) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(() => {
    if (!box.current) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    onRoom(popupRoom({ width, height }, docked));
    if (takesFocus()) box.current.focus({ preventScroll: true });
  });
  useEffect(() => settle(), []);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={cx(
        'map-popup rounded-md border-2 border-line bg-surface-raised text-ink outline-none',
        docked
          ? 'pointer-events-auto relative w-full shadow-near'
          : 'absolute left-0 w-72 -translate-x-1/2 shadow-far',
      )}
      style={
        docked
          ? { maxHeight: frame.height * 0.5 }
          : { bottom: MARKER_HEIGHT + AIR - aside.y, marginLeft: aside.x }
      }
    >
      <div
        className="max-h-[inherit] overflow-auto overscroll-contain p-3 pr-11"
        style={docked ? {} : { maxHeight: Math.max(frame.height - MARKER_HEIGHT - 6 * AIR, 160) }}
      >
        {children}
      </div>
      <IconButton label="Close" className="absolute top-0.5 right-0.5" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
      {!docked && (
        <span
          aria-hidden
          className="absolute -bottom-2 left-1/2 size-3.5 -translate-x-1/2 rotate-45 border-r-2 border-b-2 border-line bg-surface-raised"
        />
      )}
    </div>
  );
}
