import { useTitle } from '#lib/title.ts';
import {
  Badge,
  CHECK_CONNECTION,
  EmptyState,
  Loading,
  Notice,
  Page,
  QueryBoundary,
  Skeleton,
} from '#ui';
import { APPROVAL_LABELS } from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { CompetitionCard } from './CompetitionCard.tsx';
import { submissionsQuery } from './competitions.queries.ts';
import { APPROVAL_TONES } from './competitions.words.ts';
import { SubmitButton } from './submit/SubmitButton.tsx';

/** What one has sent in, and where each stands. */
export function SubmissionsScreen() {
  useTitle('My submissions');
  return (
    <Page
      title="My submissions"
      intro="Competitions you have submitted, and where they stand."
      actions={<SubmitButton isAmongOwn />}
    >
      <QueryBoundary
        query={useQuery(submissionsQuery)}
        failed={{ title: 'Your submissions could not be loaded', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading your submissions..." className="grid gap-6 sm:grid-cols-2">
            <Skeleton shape="block" className="h-96" />
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
        isEmpty={(competitions) => competitions.length === 0}
        empty={
          <EmptyState
            icon={<Trophy aria-hidden />}
            title="You haven’t submitted a competition"
            text="Tell everyone about one you organise or know of."
          />
        }
      >
        {(competitions) => (
          <ul className="grid gap-6 sm:grid-cols-2">
            {competitions.map((competition) => (
              <CompetitionCard key={competition.id} competition={competition}>
                <p>
                  <Badge tone={APPROVAL_TONES[competition.approvalStatus]}>
                    {APPROVAL_LABELS[competition.approvalStatus]}
                  </Badge>
                </p>
                {competition.rejectionReason !== null && (
                  <Notice tone="caution" title="Why it wasn’t published">
                    {competition.rejectionReason}
                  </Notice>
                )}
              </CompetitionCard>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Page>
  );
}
