import { PersonPortrait } from '#features/media';
import {
  Button,
  List,
  ListRow,
  Loading,
  NotLoaded,
  Section,
  Skeleton,
  Stars,
  lazily,
  linkClass,
} from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type RatedCoach, coachRatingMessages, shownRating } from '@ribbon/domain/reviews';
import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useClubCoaches } from './reviews.coaches.queries.ts';
import { t } from '@ribbon/domain/kernel';

const RateCoachDialog = lazily(async () => (await import('./RateCoachDialog.tsx')).RateCoachDialog);

/** The confirmed coaches of a club, with how its people rate them. */
export function ClubCoaches({ clubId }: { clubId: ClubId }) {
  const query = useClubCoaches(clubId);
  const { data: coaches } = query;
  if (query.isError) {
    return (
      <Section title="Coaches">
        <NotLoaded query={query} what="the coaches" />
      </Section>
    );
  }
  if (coaches?.length === 0) return null;
  return (
    <Section
      title="Coaches"
      {...(coaches?.some(({ mayRate }) => mayRate) && { intro: coachRatingMessages.explanation })}
    >
      {coaches === undefined ? (
        <Loading>
          <Skeleton className="my-4 w-48" />
        </Loading>
      ) : (
        <List label="Coaches">
          {coaches.map((rated) => (
            <Coach key={rated.coach.id} clubId={clubId} rated={rated} />
          ))}
        </List>
      )}
    </Section>
  );
}

function Coach({ clubId, rated }: { clubId: ClubId; rated: RatedCoach }) {
  const { coach, figure, own, mayRate } = rated;
  const [open, setOpen] = useState(false);
  return (
    <ListRow
      icon={<PersonPortrait person={coach} size="md" />}
      title={
        <Link to="/gymnast/$id" params={{ id: coach.id }} className={linkClass}>
          {coach.name}
        </Link>
      }
      text={
        figure === null ? (
          coachRatingMessages.tooFew
        ) : (
          <span className="flex flex-wrap items-center gap-x-2">
            <Stars value={figure.mean} />
            <span>
              {shownRating(figure.mean)} from {figure.ratings} ratings
            </span>
          </span>
        )
      }
      action={
        (mayRate || own !== null) && (
          <>
            <Button
              variant="secondary"
              icon={<Star aria-hidden />}
              aria-label={
                own === null
                  ? t('Rate {coach}', { coach: coach.name })
                  : t('Your rating of {coach}', { coach: coach.name })
              }
              onClick={() => setOpen(true)}
            >
              {own === null ? 'Rate' : t('You gave {own}', { own })}
            </Button>
            {open && <RateCoachDialog {...{ clubId, rated, open }} onOpenChange={setOpen} />}
          </>
        )
      }
    />
  );
}
