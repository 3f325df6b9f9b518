import { DetailScreen } from '#lib/detail-screen/DetailScreen.tsx';
import { dayAndTime, longDay } from '#lib/format/format.ts';
import { Page, Section, linkClass } from '#ui';
import {
  CASE_OUTCOME_LABELS,
  CASE_SOURCE_LABELS,
  type CaseId,
  type SafeguardingCase,
  isClockRunning,
} from '@ribbon/domain/safeguarding';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CaseClock, StatusBadge, UrgencyBadge } from '../CaseBadges.tsx';
import { caseQuery } from '../safeguarding.queries.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseChild } from './CaseChild.tsx';
import { CaseLinks } from './CaseLinks.tsx';
import { CaseTalk } from './CaseTalk.tsx';
import { CaseTimeline } from './CaseTimeline.tsx';
import { CaseWords } from './CaseWords.tsx';
import { Fact } from './Fact.tsx';
import { t } from '@ribbon/domain/kernel';

/** One case, with everything that is known and everything that was done. */
export function CaseScreen() {
  const { caseId } = useParams({ from: '/admin/safeguarding/$caseId' });
  return (
    <DetailScreen
      query={useQuery(caseQuery(caseId as CaseId))}
      words={{
        title: 'Safeguarding case',
        loading: 'Loading the case...',
        failed: 'We couldn’t load the case',
      }}
      missing="Case not found"
      skeletons={['h-40', 'h-64']}
      width="wide"
    >
      {(found) => <Case found={found} />}
    </DetailScreen>
  );
}

function Case({ found }: { found: SafeguardingCase }) {
  return (
    <Page
      title={t('Case {number}', { number: found.number })}
      kicker={
        <Link to="/admin/safeguarding" className={linkClass}>
          Safeguarding
        </Link>
      }
      width="wide"
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-2">
          <UrgencyBadge urgency={found.urgency} />
          <StatusBadge status={found.status} />
          <CaseClock status={found.status} dueAt={found.dueAt} />
        </div>
        <CaseActions found={found} />
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <CaseWords found={found} />
        <div className="flex min-w-0 flex-col gap-12 lg:row-span-2">
          <CaseChild found={found} />
          <Section title="About the case">
            <Facts found={found} />
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          {found.child !== null && <CaseTalk found={found} />}
          <CaseLinks found={found} />
          <CaseTimeline found={found} />
        </div>
      </div>
    </Page>
  );
}

function Facts({ found }: { found: SafeguardingCase }) {
  const { assignee, referral, outcome, closedAt } = found;
  return (
    <dl className="grid gap-4">
      <Fact name="Handled by">{assignee?.name ?? 'Nobody yet'}</Fact>
      <Fact name="Source">{CASE_SOURCE_LABELS[found.source]}</Fact>
      <Fact name="Opened">{dayAndTime(found.createdAt)}</Fact>
      {isClockRunning(found.status) && <Fact name="Act before">{dayAndTime(found.dueAt)}</Fact>}
      {referral && (
        <Fact name="Referred to">
          {referral.to}, {longDay(new Date(referral.on))}
          {referral.reference !== '' && ` (${referral.reference})`}
        </Fact>
      )}
      {closedAt && <Fact name="Closed">{dayAndTime(closedAt)}</Fact>}
      {outcome && <Fact name="Outcome">{CASE_OUTCOME_LABELS[outcome]}</Fact>}
    </dl>
  );
}
