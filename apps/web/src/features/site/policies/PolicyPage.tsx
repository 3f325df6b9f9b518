import { pageLanguage } from '#lib/language/language.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Page, Prose, quietLinkClass } from '#ui';
import { CONTACT_TOPIC_LABELS, type ContactTopic } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { OperatorFacts } from './OperatorFacts.tsx';
import { TRANSLATED } from './site.policy-days.rules.ts';
import { dateFormat } from '@ribbon/domain/kernel';

export interface PolicyPart {
  /** The anchor: part of links that people keep, so it stays when the title changes. */
  id: string;
  title: string;
  body: ReactNode;
}

/** Every policy page ends with who stands behind it. */
const OPERATOR: PolicyPart = {
  id: 'operator',
  title: 'Who runs this site',
  body: <OperatorFacts />,
};

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** A dated text in parts, each with an address of its own. */
export function PolicyPage({
  page: { title, description },
  intro = description,
  updated,
  lead,
  parts: own,
}: {
  page: { title: string; description: string };
  /** Where it names the platform; else as the page describes itself. */
  intro?: string;
  /** ISO day of the last change to the words. */
  updated: string;
  /** What must not wait behind the list of contents. */
  lead?: ReactNode;
  parts: readonly PolicyPart[];
}) {
  useTitle(title);
  useSteadyAnchor();
  const parts = [...own, OPERATOR];
  return (
    <Page
      title={title}
      intro={
        <>
          {intro}
          <span className="mt-3 block text-sm">
            Last updated <time dateTime={updated}>{day.format(new Date(updated))}</time>
          </span>
          {pageLanguage() !== 'en' && (
            <span className="mt-1 block text-sm">
              The English text is binding. This translation is of{' '}
              <time dateTime={TRANSLATED}>{day.format(new Date(TRANSLATED))}</time>.
            </span>
          )}
        </>
      }
    >
      {lead}
      <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <details className="group self-start rounded-md bg-surface-sunken px-4 lg:hidden">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-bold [&::-webkit-details-marker]:hidden">
            On this page
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 transition-transform duration-(--quick) group-open:rotate-180"
            />
          </summary>
          <Contents parts={parts} className="pb-3" />
        </details>
        <div className="max-lg:hidden">
          <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto -ml-1 pl-1">
            <p aria-hidden className="border-t-2 border-ink pt-3 pb-1 font-bold">
              On this page
            </p>
            <Contents parts={parts} />
          </div>
        </div>
        <Prose className="min-w-0 [&>h2:first-child]:mt-0">
          {parts.map(({ id, title: heading, body }) => (
            <Fragment key={id}>
              <h2 id={id} tabIndex={-1} className="scroll-mt-24 outline-none">
                {heading}
              </h2>
              {body}
            </Fragment>
          ))}
        </Prose>
      </div>
    </Page>
  );
}

/** Late fonts move the part that the address names; once they are here, we go to it again. */
function useSteadyAnchor(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    const frame = requestAnimationFrame(() => {
      if (part === null || document.fonts.status === 'loaded') return;
      void document.fonts.ready.then(() => part.scrollIntoView());
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

function Contents({ parts, className }: { parts: readonly PolicyPart[]; className?: string }) {
  return (
    <nav aria-label="On this page" className={className}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`${quietLinkClass} flex min-h-control items-center py-1 leading-snug lg:min-h-9`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way to us, with the topic to choose there, named as the form names it. */
export const ContactLink = ({ topic }: { topic: ContactTopic }) => (
  <>
    <Link to="/contact">contact page</Link> (choose “{CONTACT_TOPIC_LABELS[topic]}”)
  </>
);
