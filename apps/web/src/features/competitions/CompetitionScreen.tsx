import { DetailScreen } from '#lib/detail-screen/DetailScreen.tsx';
import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { ReportButton } from '#features/reports';
import { idOf } from '#lib/navigation/reading.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Card, Notice, Page, linkClass } from '#ui';
import { type CompetitionDetail, type CompetitionId, dayText } from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CompetitionActions } from './CompetitionActions.tsx';
import { CompetitionBadges, CompetitionFacts, CompetitionPicture } from './CompetitionFacts.tsx';
import { EntriesPart } from './entries/EntriesPart.tsx';
import { ownEntriesQuery } from './entries/competitions.entries.queries.ts';
import { OrganiserPart } from './organisers/OrganiserPart.tsx';
import { ResultsPart } from './results/ResultsPart.tsx';
import { competitionQuery } from './competitions.queries.ts';

const readId = idOf<CompetitionId>();

/** One competition: the date, place and audience, and the actions on it. */
export function CompetitionScreen() {
  const { competitionId } = useParams({ from: '/competitions/$competitionId' });
  const id = readId(competitionId);
  return id === undefined ? <NoCompetition /> : <CompetitionLoader competitionId={id} />;
}

/** The same screen for a competition that does not exist and for one that is not published. */
function NoCompetition() {
  useTitle('Competition');
  return (
    <MissingScreen
      text="This competition isn’t here any more, or hasn’t been published yet."
      back={<Button render={<Link to="/competitions" />}>All competitions</Button>}
    />
  );
}

const WORDS = {
  title: 'Competition',
  loading: 'Loading the competition...',
  failed: 'We couldn’t load the competition',
};

function CompetitionLoader({ competitionId }: { competitionId: CompetitionId }) {
  const query = useQuery(competitionQuery(competitionId));
  const isSignedIn = Boolean(useMe());
  // Entries come above the categories, so the page waits for them instead of moving when they
  // arrive.
  const own = useQuery({ ...ownEntriesQuery(competitionId), enabled: isSignedIn });
  return (
    <DetailScreen
      query={own.isLoading && !query.isError ? { ...query, data: undefined } : query}
      words={WORDS}
      nameOf={({ name }) => name}
      missing={<NoCompetition />}
    >
      {(competition) => <CompetitionPage competition={competition} />}
    </DetailScreen>
  );
}

function CompetitionPage({ competition }: { competition: CompetitionDetail }) {
  const me = useMe();
  const { id, name, organizer, description } = competition;
  return (
    <Page
      kicker={organizer}
      title={<span className="wrap-anywhere">{name}</span>}
      actions={<CompetitionActions competition={competition} />}
    >
      <UploadState competition={competition} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <CompetitionBadges competition={competition} />
          <CompetitionPicture competition={competition} className="rounded-lg" />
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
        </div>
        <Card className="flex flex-col gap-4 max-lg:order-first">
          <CompetitionFacts competition={competition} />
          <Facts competition={competition} />
        </Card>
      </div>
      <ResultsPart competition={competition} />
      <EntriesPart competition={competition} />
      <OrganiserPart competition={competition} />
      {me && !competition.canManage && competition.approvalStatus === 'approved' && (
        <p>
          <ReportButton
            inWords
            about={{ contentType: 'competition', contentId: id }}
            label="Report this competition"
          />
        </p>
      )}
    </Page>
  );
}

/** Where it stands, if that is not simply published. */
function UploadState({ competition }: { competition: CompetitionDetail }) {
  const { approvalStatus, rejectionReason, cancelReason } = competition;
  return (
    <>
      {cancelReason !== null && (
        <Notice tone="caution" title="This competition was cancelled">
          {cancelReason}
        </Notice>
      )}
      {approvalStatus === 'pending' && (
        <Notice tone="info" title="Waiting for approval">
          Others can see it once we’ve checked it.
        </Notice>
      )}
      {approvalStatus === 'rejected' && (
        <Notice tone="caution" title="This competition wasn’t published">
          {rejectionReason}
        </Notice>
      )}
    </>
  );
}

function Facts({ competition }: { competition: CompetitionDetail }) {
  const { registrationDeadline, entryFee, website, club } = competition;
  return (
    <dl className="flex flex-col gap-3">
      {club && (
        <Fact name="Organised by">
          <Link to="/clubs/$slug" params={{ slug: club.slug }} className={linkClass}>
            {club.name}
          </Link>
        </Fact>
      )}
      {registrationDeadline !== null && (
        <Fact name="Register by">{dayText(registrationDeadline)}</Fact>
      )}
      {entryFee !== null && <Fact name="Entry fee">{entryFee}</Fact>}
      {website !== null && (
        <Fact name="Website">
          <a
            href={website}
            target="_blank"
            rel="noreferrer noopener nofollow"
            className={linkClass}
          >
            {website}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
