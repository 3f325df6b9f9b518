import { Loading, QueryBoundary, Section, Skeleton } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { familyQuery } from '../families.queries.ts';
import { OwnGuardian } from '../own/OwnGuardian.tsx';
import { OwnWaitingLinks } from '../own/OwnWaitingLinks.tsx';
import { HelpPart } from './HelpPart.tsx';

/** Below the words of an account that cannot be used: who looks after it, and where help is. */
export function ClosedHelp({ me }: { me: Me }) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-12 px-4 pb-20 sm:px-8">
      {me.status !== 'awaiting_guardian' && <WhoLooksAfter me={me} />}
      <HelpPart />
    </div>
  );
}

function WhoLooksAfter({ me }: { me: Me }) {
  const query = useQuery(familyQuery);
  const known = query.data;
  if (known && known.guardians.length + known.waitingLinks.length === 0) return null;
  return (
    <Section title="Who looks after your account">
      <QueryBoundary
        query={query}
        failed={{ level: 3 }}
        loading={
          <Loading>
            <Skeleton shape="block" className="h-32" />
          </Loading>
        }
      >
        {(family) => (
          <>
            <OwnWaitingLinks links={family.waitingLinks} />
            <ul className="flex flex-col gap-4">
              {family.guardians.map((guardian) => (
                <li key={guardian.id}>
                  <OwnGuardian me={me} guardian={guardian} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}
