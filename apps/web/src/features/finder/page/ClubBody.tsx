import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { ClubPicture } from '#features/clubs';
import { OrganisedCompetitions } from '#features/competitions-ahead';
import { ReportButton } from '#features/reports';
import { LazyClubCoaches, LazyClubReviews } from '#features/reviews';
import { Button, Card, Notice, Page, Section, Skeleton } from '#ui';
import type { ClubPage } from '@ribbon/domain/clubs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Joining } from '../useJoining.ts';
import { ClubFacets } from './ClubFacets.tsx';
import { ClubPlace } from './ClubPlace.tsx';
import { countryName } from '@ribbon/domain/kernel';

export const NoClub = () => (
  <MissingScreen
    text="This club isn’t here any more, or the link isn’t quite right."
    back={<Button render={<Link to="/clubs" />}>Find a club</Button>}
  />
);

export function ClubBody({
  club,
  joining,
  actions,
  figures,
  programs,
  contact,
}: {
  club: ClubPage;
  joining: Joining;
  actions: ReactNode;
  figures: ReactNode;
  programs: ReactNode;
  contact: ReactNode;
}) {
  const { name, city, country, description } = club;
  return (
    <Page
      kicker={`${city}, ${countryName(country)}`}
      title={
        <span className="flex items-center gap-4">
          <ClubPicture art={club.art} imageId={club.imageId} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </span>
      }
      actions={<Actions joining={joining}>{actions}</Actions>}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12">
        <div className="flex min-w-0 flex-col gap-6">
          {figures}
          {description && (
            <p className="max-w-prose text-lg text-pretty wrap-anywhere whitespace-pre-line">
              {description}
            </p>
          )}
          {programs}
          <ClubFacets club={club} />
        </div>
        <Card className="flex flex-col gap-5">
          {contact}
          <ClubPlace club={club} />
        </Card>
      </div>
      <OrganisedCompetitions clubId={club.id} />
      <LazyClubCoaches clubId={club.id} />
      <Section title="Reviews">
        <LazyClubReviews club={club} />
      </Section>
      {joining.me && (
        <p>
          <ReportButton
            inWords
            about={{ contentType: 'other', contentId: club.id }}
            label="Report this club"
          />
        </p>
      )}
    </Page>
  );
}

/** Nobody is offered a club that they may be a member of already. */
function Actions({ joining, children }: { joining: Joining; children: ReactNode }) {
  if (joining.isUnknown) return <Skeleton shape="block" className="h-control w-32" />;
  if (!joining.membershipsFailed) return children;
  return (
    <Notice
      tone="caution"
      action={
        <Button variant="secondary" onClick={joining.readMembershipsAgain}>
          Try again
        </Button>
      }
    >
      We couldn’t load your clubs.
    </Notice>
  );
}
