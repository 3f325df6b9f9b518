import { Button, Card, Heading, LinkButton, cx } from '#ui';
import { type Me, isChild } from '@ribbon/domain/accounts';
import { t } from '@ribbon/domain/kernel';
import type { FirstStep, FirstSteps as Steps } from '@ribbon/domain/start';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FirstStepRow } from './FirstStepRow.tsx';
import { usePutAway } from './usePutAway.ts';

interface Shown {
  me: Me;
  /** Only the next step, for a screen where other things come first. */
  compact?: boolean;
}

/** What a new person can do next, until all is done or they put it away. */
export function FirstSteps({
  steps,
  otherwise = null,
  ...shown
}: Shown & {
  steps: Steps;
  /** Where there are no steps, or none any more. */
  otherwise?: ReactNode;
}) {
  const { isPutAway } = usePutAway();
  const isDone = steps?.every((step) => step.isDone) ?? false;
  // What is said once stays for as long as the screen does.
  const [isNews] = useState(!isPutAway);
  if (steps === null || (isPutAway && !(isDone && isNews))) return otherwise;
  return isDone ? <AllDone {...shown} /> : <StepsCard {...shown} steps={steps} />;
}

function StepsCard({ me, steps, compact = false }: Shown & { steps: readonly FirstStep[] }) {
  const [isOpen, setOpen] = useState(!compact);
  const { putAway } = usePutAway();
  const [title, list] = [useId(), useId()];
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Card
      render={<section aria-labelledby={title} />}
      className={cx('flex flex-col gap-3', compact && 'max-w-2xl')}
    >
      <div className="flex items-center justify-between gap-4">
        <Heading id={title} level={compact ? 3 : 2} size="xl">
          {isChild(me.ageBand) ? 'Try these first' : 'Your first steps'}
        </Heading>
        <Button
          variant="ghost"
          className="-my-2 -mr-3 shrink-0"
          onClick={() => {
            putAway();
            // The button goes with the card.
            document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
          }}
        >
          Put away
        </Button>
      </div>
      <Progress me={me} steps={steps} />
      <ol id={list} className="-mx-2 flex flex-col gap-1">
        {steps
          .filter((step) => isOpen || step === next)
          .map((step) => (
            <FirstStepRow key={step.kind} step={step} ageBand={me.ageBand} />
          ))}
      </ol>
      {compact && (
        <LinkButton
          className="self-start"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show only the next step' : 'Show all steps'}
        </LinkButton>
      )}
    </Card>
  );
}

/** Children see no counts, only the ribbon that grows. */
function Progress({ me, steps }: { me: Me; steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden className="flex gap-1.5">
        {steps.map(({ kind }, nth) => (
          <span
            key={kind}
            className={cx('h-1.5 flex-1 rounded-full', nth < done ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
      {!isChild(me.ageBand) && (
        <p className="text-sm text-muted">
          {t('{done} of {count} done', { done, count: steps.length })}
        </p>
      )}
    </div>
  );
}

/** Said once: from the next screen on it is gone. */
function AllDone({ me, compact = false }: Shown) {
  const { finish } = usePutAway();
  useEffect(() => finish(), [finish]);
  const forChild = isChild(me.ageBand);
  return (
    <Card className={cx('flex flex-col gap-2', compact && 'max-w-2xl')}>
      <Heading level={compact ? 3 : 2} size="xl">
        {forChild ? 'You did it!' : 'You’re all set'}
      </Heading>
      <p>
        {forChild
          ? 'All done. Well done! Have fun in training.'
          : 'That was the last of your first steps. It’s lovely to have you here.'}
      </p>
    </Card>
  );
}
