import { Card, Heading } from '#ui';
import { type Competition, dayText } from '@ribbon/domain/competitions';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CompetitionBadges, CompetitionFacts, CompetitionPicture } from './CompetitionFacts.tsx';
import { t } from '@ribbon/domain/kernel';

/** A competition in a list; what can be done with it comes below. */
export function CompetitionCard({
  competition,
  children,
}: {
  competition: Competition;
  children?: ReactNode;
}) {
  const { id, name, organizer, description, registrationDeadline, entryFee } = competition;
  return (
    <Card padding="none" render={<li />} className="flex flex-col overflow-hidden">
      <CompetitionPicture competition={competition} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <CompetitionBadges competition={competition} />
        <div>
          <Heading level={2} size="lg">
            <Link
              to="/competitions/$competitionId"
              params={{ competitionId: id }}
              className="wrap-anywhere no-underline hover:underline"
            >
              {name}
            </Link>
          </Heading>
          <p className="text-sm wrap-anywhere text-muted">by {organizer}</p>
        </div>
        <CompetitionFacts competition={competition} />
        <p className="line-clamp-3 wrap-anywhere">{description}</p>
        {(registrationDeadline !== null || entryFee !== null) && (
          <p className="text-sm text-muted">
            {registrationDeadline !== null &&
              t('Register by {registrationDeadline}', {
                registrationDeadline: dayText(registrationDeadline),
              })}
            {registrationDeadline !== null && entryFee !== null && ' · '}
            {entryFee !== null && t('Entry fee {entryFee}', { entryFee })}
          </p>
        )}
        {children}
      </div>
    </Card>
  );
}
