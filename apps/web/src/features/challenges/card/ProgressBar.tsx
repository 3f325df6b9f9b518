/** How far something is, as a ribbon and in words. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3 min-w-0 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-ribbon-front transition-[width] duration-(--steady)"
          style={{ width: `${percent}%` }}
        />
      </div>
      <span className="w-12 text-right font-display font-bold tabular-nums">{percent}%</span>
    </div>
  );
}
