import { longDay } from '#lib/format/format.ts';
import { Badge, TagList } from '#ui';
import { type OwnProfile, SOCIAL_LABELS, SOCIAL_SITES } from '@ribbon/domain/profiles';
import type { ReactNode } from 'react';
import { countryName } from '@ribbon/domain/kernel';

type Held = NonNullable<OwnProfile['readersFrom']>;
const HELD_LABELS: Readonly<Record<Held, string>> = {
  18: 'Adults only for now',
  13: 'From 13 for now',
};
const HELD_TEXTS: Readonly<Record<Held, string>> = {
  18: 'Our team checks your bio, specialties and achievements before anyone under 18 can see them.',
  13: 'Our team checks your bio, specialties and achievements before children under 13 can see them.',
};

/** The reader's profile, as it is saved. */
export function ProfileFacts({ profile }: { profile: OwnProfile }) {
  const specialties = profile.specialties.length > 0 && (
    <TagList label="Specialties" tags={profile.specialties} />
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Bio', profile.bio],
    ['Waiting for your guardian', profile.waitingBio],
    ['Country', profile.country && countryName(profile.country)],
    ['Age', profile.age === null ? null : String(profile.age)],
    ['Specialties', specialties],
    ['Achievements', profile.achievements.join(', ') || null],
    ...SOCIAL_SITES.map((site) => [SOCIAL_LABELS[site], profile[site]] as const),
    ['Joined', longDay(profile.joinedAt)],
  ];
  const given = facts.filter(
    ([label, text]) => (text !== null && text !== false) || label === 'Bio',
  );
  return (
    <>
      {profile.readersFrom !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone="caution">{HELD_LABELS[profile.readersFrom]}</Badge>
          {HELD_TEXTS[profile.readersFrom]}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:gap-y-5">
        {given.map(([label, text]) => (
          <div key={label} className={label === 'Bio' ? 'col-span-2' : ''}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5 max-w-prose font-medium wrap-anywhere whitespace-pre-line">
              {text ?? 'You haven’t written anything about yourself yet.'}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
