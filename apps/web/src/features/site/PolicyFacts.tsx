import type { ReactNode } from 'react';

export interface Fact {
  name: ReactNode;
  text: ReactNode;
}

/** Things and what is to know about each: a table on a wide screen, a list on a phone. */
export function PolicyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-t border-line">
      {facts.map(({ name, text }, index) => (
        <div
          key={index}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold break-words">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
