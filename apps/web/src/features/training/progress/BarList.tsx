/** A few named amounts as bars beside each other's lengths. */
export function BarList({
  rows,
}: {
  rows: readonly { label: string; value: number; colour?: string }[];
}) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      {rows.map(({ label, value, colour = 'var(--brand)' }) => (
        <div key={label} className="grid grid-cols-[6.5rem_1fr_3rem] items-center gap-2">
          <span className="text-sm">{label}</span>
          <span
            className="h-4 min-w-px rounded-full"
            style={{ width: `${(100 * value) / most}%`, background: colour }}
          />
          <span className="text-right text-sm tabular-nums">{value}</span>
        </div>
      ))}
    </div>
  );
}
