import { Card, Heading, linkClass } from '#ui';
import { CONSENT_NOTICE, CONSENT_REFUSAL, CONSENT_RIGHTS } from '@ribbon/domain/families';
import { Link } from '@tanstack/react-router';

/** The plain words that a consent is given to. */
export function ConsentNotice({
  version,
  rights = true,
  mayDecline = true,
}: {
  version?: string;
  /** What the main guardian can do; another guardian's role says it for itself. */
  rights?: boolean;
  /** Whether an account waits for the answer. */
  mayDecline?: boolean;
}) {
  const { title: rightsTitle, points: all } = CONSENT_RIGHTS;
  const ownRights = { title: rightsTitle, points: mayDecline ? [...all, CONSENT_REFUSAL] : all };
  const parts = rights ? [...CONSENT_NOTICE, ownRights] : CONSENT_NOTICE;
  return (
    <Card padding="lg">
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {parts.map(({ title, points }) => (
          <div key={title} className="flex flex-col gap-2">
            <Heading level={3}>{title}</Heading>
            <ul className="flex flex-col gap-2">
              {points.map((point) => (
                <li key={point} className="relative pl-6">
                  <span
                    aria-hidden
                    className="absolute top-2.5 left-0 h-[3px] w-3.5 -rotate-14 rounded-full bg-ribbon-front"
                  />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-7 border-t-2 border-line pt-4 text-sm text-muted">
        More in{' '}
        <Link to="/child-safety" target="_blank" className={linkClass}>
          Child Safety
        </Link>{' '}
        and the{' '}
        <Link to="/privacy-policy" target="_blank" className={linkClass}>
          Privacy Policy
        </Link>
        . {version && <span className="whitespace-nowrap">Notice version {version}.</span>}
      </p>
    </Card>
  );
}
