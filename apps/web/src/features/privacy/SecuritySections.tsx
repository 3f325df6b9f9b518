import {
  SessionsSection,
  SignInSection,
  TwoFactorSection,
  securityQuery,
} from '#features/security';
import { Loading, QueryBoundary, Skeleton } from '#ui';
import { type Me, isChild, isUsable } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';

/** The reader's sign-in methods and open sessions. */
export function SecuritySections({ me }: { me: Me }) {
  return (
    <QueryBoundary
      query={useQuery(securityQuery)}
      failed={{ title: 'We couldn’t load your sign-in settings' }}
      loading={
        <Loading className="flex flex-col gap-12">
          <Skeleton shape="block" />
          <Skeleton shape="block" className="h-28" />
          <Skeleton shape="block" className="h-96" />
        </Loading>
      }
    >
      {(overview) => (
        <>
          <SignInSection me={me} overview={overview} />
          {isUsable(me) && (!isChild(me.ageBand) || overview.twoFactorEnabled) && (
            <TwoFactorSection me={me} overview={overview} />
          )}
          <SessionsSection sessions={overview.sessions} />
        </>
      )}
    </QueryBoundary>
  );
}
