import type { ReactNode } from 'react';

interface ShownFact {
  name: string;
  text: ReactNode;
}

/** Things and what is to know about each: side by side on a wide screen, below each other on a phone. */
export function PolicyFacts({
  facts,
  code = false,
}: {
  facts: readonly ShownFact[];
  /** Their names are technical ones. */
  code?: boolean;
}) {
  return (
    <dl className="border-t border-line">
      {facts.map(({ name, text }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold wrap-anywhere">{code ? <code>{name}</code> : name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
