import { Picture } from '#features/media';
import { Card, Heading, linkClass } from '#ui';
import { type Challenge, REWARDS_ON_A_CARD } from '@ribbon/domain/challenges';
import { t } from '@ribbon/domain/kernel';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChallengeBadges, ChallengeDates, makerOf } from './ChallengeFacts.tsx';

/** A challenge in a list; what can be done with it comes below. */
export function ChallengeCard({
  challenge,
  children,
}: {
  challenge: Challenge;
  children: ReactNode;
}) {
  const { id, title, description, rewards, image } = challenge;
  const maker = makerOf(challenge);
  const more = rewards.length - REWARDS_ON_A_CARD;
  return (
    <Card padding="none" render={<li />} className="flex flex-col">
      {image && <Picture file={image} alt="" className="aspect-video w-full" />}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <ChallengeBadges challenge={challenge} />
        <div>
          <Heading level={2} size="lg">
            <Link
              to="/challenges/$challengeId"
              params={{ challengeId: id }}
              className="wrap-anywhere no-underline hover:underline"
            >
              {title}
            </Link>
          </Heading>
          <p className="text-sm text-muted">
            {maker === null ? 'by our team' : t('by {challenge}', { challenge: maker })}
          </p>
        </div>
        <p className="line-clamp-3 wrap-anywhere">{description}</p>
        <ChallengeDates challenge={challenge} />
        {rewards.length > 0 && (
          <ul aria-label="Rewards" className="flex flex-col gap-1 text-sm">
            {rewards.slice(0, REWARDS_ON_A_CARD).map((reward) => (
              <li key={reward} className="flex items-center gap-1.5 wrap-anywhere">
                <Gift aria-hidden className="size-4 shrink-0 text-brand-ink" /> {reward}
              </li>
            ))}
            {more > 0 && (
              <li>
                <Link
                  to="/challenges/$challengeId"
                  params={{ challengeId: id }}
                  className={linkClass}
                >
                  +{more} more
                </Link>
              </li>
            )}
          </ul>
        )}
        <div className="mt-auto flex flex-wrap gap-3 pt-2">{children}</div>
      </div>
    </Card>
  );
}
