import { IconButton } from '#ui';
import { Maximize, Minus, Plus } from 'lucide-react';

/** Closer, further away, and everything at once. */
export function MapControls({
  zoom,
  limits,
  onZoom,
  onShowAll,
}: {
  zoom: number;
  limits: { min: number; max: number };
  onZoom: (by: number) => void;
  /** Left out when there is nothing to show. */
  onShowAll: (() => void) | undefined;
}) {
  return (
    <div className="absolute top-3 right-3 z-10 flex flex-col gap-2">
      <div className="flex flex-col overflow-hidden rounded-md border-2 border-line bg-surface-raised shadow-near">
        <ControlButton label="Zoom in" disabled={zoom >= limits.max} onClick={() => onZoom(1)}>
          <Plus aria-hidden />
        </ControlButton>
        <span aria-hidden className="mx-2 h-px bg-line" />
        <ControlButton label="Zoom out" disabled={zoom <= limits.min} onClick={() => onZoom(-1)}>
          <Minus aria-hidden />
        </ControlButton>
      </div>
      {onShowAll && (
        <div className="overflow-hidden rounded-md border-2 border-line bg-surface-raised shadow-near">
          <ControlButton label="Show all clubs" onClick={onShowAll}>
            <Maximize aria-hidden />
          </ControlButton>
        </div>
      )}
    </div>
  );
}

/** Keeps its focus at the end of the way, where a disabled button would lose it. */
function ControlButton({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <IconButton
      label={label}
      aria-disabled={disabled}
      className="rounded-none -outline-offset-3 aria-disabled:opacity-40"
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      {children}
    </IconButton>
  );
}
