import { Section } from '#ui';
import { inReadersWords } from '@ribbon/domain/kernel';
import type { CaseSource, SafeguardingCase } from '@ribbon/domain/safeguarding';

const TITLES: Readonly<Record<CaseSource, string>> = {
  disclosure: 'What we were told',
  content_report: 'What the report says',
  moderation: 'What they tried to write',
  staff: 'What we were told',
  contact: 'What the message says',
};

/** What it is about, and the child's own words exactly as written. */
export function CaseWords({ found }: { found: SafeguardingCase }) {
  const { source, summary, words, reported } = found;
  return (
    <Section title="What it’s about" intro={source === 'staff' ? summary : inReadersWords(summary)}>
      {words !== null && <Quotation title="The child’s own words" text={words} />}
      {reported !== null && <Quotation title={TITLES[source]} text={reported} />}
      {words === null && reported === null && (
        <p className="text-muted">There’s no text with this case.</p>
      )}
    </Section>
  );
}

const Quotation = ({ title, text }: { title: string; text: string }) => (
  <figure className="rounded-md bg-surface-sunken p-5">
    <figcaption className="text-sm text-muted">{title}</figcaption>
    <blockquote className="mt-2 text-lg wrap-anywhere whitespace-pre-wrap">{text}</blockquote>
  </figure>
);
