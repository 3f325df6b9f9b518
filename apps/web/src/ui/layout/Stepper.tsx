import { Check } from 'lucide-react';
import { cx } from '../cx.ts';

/** Where one is on the way: a ribbon with a knot for each step. */
export function Stepper({
  steps,
  current,
  label = 'Steps',
}: {
  steps: readonly string[];
  /** Index of the step on screen. */
  current: number;
  label?: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className="isolate flex">
        {steps.map((step, index) => (
          <li
            key={step}
            className="relative flex flex-1 flex-col items-center gap-1.5"
            {...(index === current && { 'aria-current': 'step' as const })}
          >
            {index > 0 && (
              <svg
                viewBox="0 0 100 20"
                preserveAspectRatio="none"
                aria-hidden
                className="absolute top-2.5 right-1/2 -z-10 h-5 w-full"
              >
                <path
                  d="M0 10C20 -4 32 -2 50 10S80 24 100 10"
                  vectorEffect="non-scaling-stroke"
                  className={cx(
                    'fill-none stroke-4 transition-[stroke] duration-(--steady)',
                    index <= current ? 'stroke-ribbon-front' : 'stroke-line',
                  )}
                />
              </svg>
            )}
            <Knot
              number={index + 1}
              state={index < current ? 'done' : index === current ? 'here' : 'ahead'}
            />
            <span
              className={cx(
                'text-center text-sm leading-tight',
                index === current ? 'font-bold text-ink' : 'text-muted max-sm:sr-only',
              )}
            >
              {step}
              {index < current && <span className="sr-only">, done</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Knot({ number, state }: { number: number; state: 'done' | 'here' | 'ahead' }) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid size-10 place-items-center rounded-full border-4 font-display text-lg leading-none font-extrabold italic',
        state === 'done' && 'border-ribbon-front bg-surface-raised text-brand-ink',
        state === 'here' && 'border-brand bg-brand text-on-brand',
        state === 'ahead' && 'border-line bg-surface-raised text-muted',
      )}
    >
      {state === 'done' ? <Check className="size-5" strokeWidth={3} /> : number}
    </span>
  );
}
