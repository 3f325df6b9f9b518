import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import {
  Badge,
  Button,
  CHECK_CONNECTION,
  EmptyState,
  Loading,
  Notice,
  Page,
  QueryBoundary,
  Skeleton,
} from '#ui';
import { APPROVAL_LABELS, competitionPolicy } from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { CompetitionCard } from '../CompetitionCard.tsx';
import { submissionsQuery } from '../competitions.queries.ts';
import { APPROVAL_TONES } from '../competitions.texts.ts';
import { SubmitButton } from '../submit/SubmitButton.tsx';

/** The competitions the reader has submitted, with their state. */
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
        failed={{ title: 'We couldn’t load your submissions', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading your submissions..." className="grid gap-6 sm:grid-cols-2">
            <Skeleton shape="block" className="h-80" />
          </Loading>
        }
        isEmpty={(competitions) => competitions.length === 0}
        empty={<NoSubmissions />}
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

/** Minors find competitions here; submitting one is for adults. */
function NoSubmissions() {
  const maySubmit = competitionPolicy.submit(useMe() ?? undefined);
  return (
    <EmptyState
      icon={<Trophy aria-hidden />}
      title={maySubmit ? 'You haven’t submitted a competition' : 'Nothing here yet'}
      text={
        maySubmit
          ? 'Organising one, or know of one? Tell everyone about it.'
          : 'Grown-ups add competitions. You’ll find them all on the Competitions page.'
      }
      {...(!maySubmit && {
        action: <Button render={<Link to="/competitions" />}>All competitions</Button>,
      })}
    />
  );
}
