import { Section, linkClass } from '#ui';
import {
  type PrivatePart,
  SOCIAL_LABELS,
  SOCIAL_SITES,
  socialAddress,
} from '@ribbon/domain/profiles';
import type { ReactNode } from 'react';

/** What friends see besides; what somebody keeps to themselves is left out. */
export function PrivateDetails({ shown }: { shown: PrivatePart }) {
  const { email, age, achievements, social } = shown;
  const links = SOCIAL_SITES.flatMap((site) => {
    const name = social?.[site] ?? null;
    return name === null ? [] : [{ site, name }];
  });
  const hasAny =
    email !== null || age !== null || (achievements?.length ?? 0) > 0 || links.length > 0;
  return (
    <Section title="Private details" intro="Only friends, guardians and club staff can see this.">
      {!hasAny && <p className="text-muted">There’s nothing more to see.</p>}
      <dl className="grid gap-x-8 gap-y-5 empty:hidden sm:grid-cols-2">
        {email !== null && (
          <Detail label="Email">
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
          </Detail>
        )}
        {age !== null && <Detail label="Age">{age}</Detail>}
        {links.length > 0 && (
          <Detail label="Social links">
            <ul className="flex flex-col gap-1">
              {links.map(({ site, name }) => (
                <li key={site}>
                  <a
                    href={socialAddress(site, name)}
                    target="_blank"
                    rel="noreferrer noopener nofollow"
                    className={linkClass}
                  >
                    {SOCIAL_LABELS[site]}: {name}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </Detail>
        )}
        {achievements !== null && achievements.length > 0 && (
          <Detail label="Achievements">
            <ul className="list-disc pl-5">
              {achievements.map((achievement) => (
                <li key={achievement}>{achievement}</li>
              ))}
            </ul>
          </Detail>
        )}
      </dl>
    </Section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
