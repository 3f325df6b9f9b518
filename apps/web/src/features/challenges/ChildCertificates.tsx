import { longDay } from '#lib/format/format.ts';
import { List, ListRow, NotLoaded, Section, linkClass } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Award } from 'lucide-react';
import { childCertificatesQuery } from './challenges.queries.ts';

/** What a child has finished, for a guardian; nothing while there is nothing. */
export function ChildCertificates({ childId }: { childId: UserId }) {
  const query = useQuery(childCertificatesQuery(childId));
  const { data: certificates = [] } = query;
  if (certificates.length === 0 && !query.isError) return null;
  return (
    <Section title="Certificates" intro="Challenges your child has finished.">
      <NotLoaded query={query} what="the certificates" />
      <List label="Certificates">
        {certificates.map(({ challengeId, title, completedAt }) => (
          <ListRow
            key={challengeId}
            icon={<Award aria-hidden />}
            title={
              <Link
                to="/challenges/$challengeId/certificate/$userId"
                params={{ challengeId, userId: childId }}
                className={linkClass}
              >
                {title}
              </Link>
            }
            text={longDay(completedAt)}
          />
        ))}
      </List>
    </Section>
  );
}
