import { DetailScreen } from '#lib/detail-screen/DetailScreen.tsx';
import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { Picture } from '#features/media';
import { ReportButton } from '#features/reports';
import { Button, Card, Heading, Notice, Page, Section } from '#ui';
import { type ChallengeDetail, ChallengeId, JOIN_REFUSAL_TEXTS } from '@ribbon/domain/challenges';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Award } from 'lucide-react';
import { ChallengeActions } from './ChallengeActions.tsx';
import { ChallengeBadges, ChallengeDates, makerOf } from './card/ChallengeFacts.tsx';
import { JoinButton, isOver } from './card/JoinButton.tsx';
import { LeaderboardPart } from './LeaderboardPart.tsx';
import { ProgressBar } from './card/ProgressBar.tsx';
import { TaskList } from './TaskList.tsx';
import { challengeQuery } from './challenges.queries.ts';

/** One challenge: what to do, how far one is, and who else does it. */
export function ChallengeScreen() {
  const { challengeId } = useParams({ from: '/challenges/$challengeId' });
  const id = ChallengeId.safeParse(challengeId);
  return id.success ? <ChallengeLoader challengeId={id.data} /> : <NoChallenge />;
}

/** The same screen for a challenge that does not exist and for one that is not for this person. */
export const NoChallenge = () => (
  <MissingScreen
    text="This challenge isn’t here any more, or isn’t open to you."
    back={<Button render={<Link to="/challenges" />}>Discover Challenges</Button>}
  />
);

const ChallengeLoader = ({ challengeId }: { challengeId: ChallengeId }) => (
  <DetailScreen
    query={useQuery(challengeQuery(challengeId))}
    words={{
      title: 'Challenge',
      loading: 'Loading the challenge...',
      failed: 'We couldn’t load the challenge',
    }}
    nameOf={({ title }) => title}
    missing={<NoChallenge />}
  >
    {(challenge) => <ChallengePage challenge={challenge} />}
  </DetailScreen>
);

function ChallengePage({ challenge }: { challenge: ChallengeDetail }) {
  const { id, title, description, image, rewards, requirements, cancelReason } = challenge;
  return (
    <Page
      kicker={makerOf(challenge) ?? 'Our team'}
      title={<span className="wrap-anywhere">{title}</span>}
      actions={<ChallengeActions challenge={challenge} />}
    >
      {cancelReason !== null && (
        <Notice tone="caution" title="This challenge was cancelled">
          {cancelReason}
        </Notice>
      )}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <ChallengeBadges challenge={challenge} />
          <ChallengeDates challenge={challenge} />
          {image && <Picture file={image} alt="" className="aspect-video w-full rounded-lg" />}
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
          <Lines title="You need" lines={requirements} />
          <Lines title="Rewards" lines={rewards} />
        </div>
        <PartCard challenge={challenge} />
      </div>
      <Section title="Tasks">
        <TaskList challenge={challenge} />
      </Section>
      <Section title="Leaderboard">
        <LeaderboardPart challengeId={id} />
      </Section>
      {!challenge.canManage && (
        <p>
          <ReportButton
            inWords
            about={{ contentType: 'challenge', contentId: id }}
            label="Report this challenge"
          />
        </p>
      )}
    </Page>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <ul className="mt-2 list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the card is about for this person. */
function headingOf({ participation, refusal, status }: ChallengeDetail): string {
  if (participation) return 'Your progress';
  if (isOver(status)) return 'This challenge is over';
  return refusal === 'type' ? 'Cheer them on' : 'Take part';
}

function PartCard({ challenge }: { challenge: ChallengeDetail }) {
  const { id, participation, tasksCount } = challenge;
  return (
    // On a phone what one came for is above the words.
    <Card className="flex flex-col gap-4 max-lg:order-first">
      <Heading level={2} size="lg">
        {headingOf(challenge)}
      </Heading>
      {participation && (
        <>
          <ProgressBar label="Your progress" percent={participation.progress} />
          <p className="text-sm text-muted">
            {participation.tasksDone} of {tasksCount} tasks done
          </p>
        </>
      )}
      {participation?.completedAt != null && (
        <Button
          icon={<Award aria-hidden />}
          render={<Link to="/challenges/$challengeId/certificate" params={{ challengeId: id }} />}
        >
          Certificate
        </Button>
      )}
      <JoinAction challenge={challenge} />
    </Card>
  );
}

function JoinAction({ challenge }: { challenge: ChallengeDetail }) {
  const { participation, refusal, status } = challenge;
  if (refusal !== null && !isOver(status)) {
    return <p className="text-muted">{JOIN_REFUSAL_TEXTS[refusal]}</p>;
  }
  return (
    <>
      {refusal !== null && participation === null && (
        <p className="text-muted">You can still try the tasks in your own time.</p>
      )}
      <JoinButton challenge={challenge} block />
    </>
  );
}
