import { When } from '#lib/format/When.tsx';
import { CHECK_CONNECTION, Loading, PagedList, Section, Skeleton, cx } from '#ui';
import type { CaseEntry, SafeguardingCase } from '@ribbon/domain/safeguarding';
import { useInfiniteQuery } from '@tanstack/react-query';
import { timelineQuery } from '../safeguarding.queries.ts';
import { NoteForm } from './forms/NoteForm.tsx';
import { happened } from './safeguarding.timeline.texts.ts';

/** Everything that happened, newest first, and a place for the next note. */
export function CaseTimeline({ found }: { found: SafeguardingCase }) {
  return (
    <Section title="Timeline" intro="Newest first. Nobody can change or delete any of it.">
      {found.status !== 'closed' && <NoteForm caseId={found.id} />}
      <PagedList
        query={useInfiniteQuery(timelineQuery(found.id))}
        rowsOf={(page) => page.entries}
        loading={
          <Loading label="Loading timeline..." className="flex flex-col gap-3">
            <Skeleton shape="block" className="h-16" />
            <Skeleton shape="block" className="h-16" />
          </Loading>
        }
        failed={{ title: 'We couldn’t load the timeline', text: CHECK_CONNECTION }}
        empty={<p className="text-muted">Nothing has been done yet.</p>}
        moreLabel="Show earlier"
        saysOutOfDate
      >
        {(entries) => (
          <ol aria-label="Timeline" className="flex flex-col border-l-2 border-line-strong">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </Section>
  );
}

function Entry({ entry }: { entry: CaseEntry }) {
  const { at, note, kind } = entry;
  const isQuiet = kind === 'viewed';
  return (
    <li className="relative py-2.5 pl-6">
      <span
        aria-hidden
        className={cx(
          'absolute top-4.5 -left-[0.4375rem] size-3 rounded-full',
          isQuiet ? 'bg-line-strong' : 'bg-brand',
          kind === 'overdue' && 'bg-danger',
        )}
      />
      <p className={cx('wrap-anywhere', isQuiet ? 'text-sm text-muted' : 'font-semibold')}>
        {happened(entry)}
      </p>
      {note !== null && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{note}</p>}
      <When at={at} className="text-sm text-muted" />
    </li>
  );
}
