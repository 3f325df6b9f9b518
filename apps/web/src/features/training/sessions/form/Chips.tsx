import { cx } from '#ui';

/** A few choices as buttons under the thumb; one of them or several. */
export function Chips<Value extends string | number>({
  label,
  options,
  chosen,
  onToggle,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={chosen.includes(option.value)}
            onClick={() => onToggle(option.value)}
            className={cx(
              'min-h-control rounded-full border-2 px-4 font-semibold',
              chosen.includes(option.value)
                ? 'border-brand bg-brand text-on-brand'
                : 'border-line-strong bg-surface-raised text-ink hover:border-brand',
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
