import { Heading } from '#ui';
import { type ReactNode, useId } from 'react';

/** A titled part of the details of a report. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading level={3} size="lg" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
