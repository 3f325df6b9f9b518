import { AppLink } from '#lib/navigation/AppLink.tsx';
import type { AgeBand } from '@ribbon/domain/accounts';
import type { FirstStep } from '@ribbon/domain/start';
import { Check, ChevronRight } from 'lucide-react';
import { stepWords } from './start.first-steps.texts.ts';

const ROW = 'flex min-h-control items-center gap-3 rounded-md px-2 py-1.5';
const MARK = 'grid size-7 shrink-0 place-items-center rounded-full [&>svg]:size-4';

/** A step that leads to where it is done, or one with its tick. */
export function FirstStepRow({ step, ageBand }: { step: FirstStep; ageBand: AgeBand }) {
  const { title, text } = stepWords(step.kind, ageBand);
  if (step.isDone) {
    return (
      <li className={ROW}>
        <span aria-hidden className={`${MARK} bg-safe text-on-safe`}>
          <Check />
        </span>
        <span className="min-w-0 flex-1 text-muted">
          {title}
          <span className="sr-only">: done</span>
        </span>
      </li>
    );
  }
  return (
    <li>
      <AppLink to={step.link} className={`${ROW} text-ink no-underline hover:bg-surface-sunken`}>
        <span aria-hidden className={`${MARK} border-2 border-line-strong`} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </AppLink>
    </li>
  );
}
