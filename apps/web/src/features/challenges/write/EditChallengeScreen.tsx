import { useTitle } from '#lib/navigation/title.ts';
import { CHECK_CONNECTION, Loading, Page, QueryBoundary, Skeleton } from '#ui';
import { ChallengeId } from '@ribbon/domain/challenges';
import { commonFaults } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { NoChallenge } from '../ChallengeScreen.tsx';
import { challengeQuery } from '../challenges.queries.ts';
import { ChallengeForm } from './ChallengeForm.tsx';

export function EditChallengeScreen() {
  const { challengeId } = useParams({ from: '/challenges/$challengeId/edit' });
  const id = ChallengeId.safeParse(challengeId);
  return id.success ? <Edited challengeId={id.data} /> : <NoChallenge />;
}

function Edited({ challengeId }: { challengeId: ChallengeId }) {
  useTitle('Edit challenge');
  const query = useQuery({ ...challengeQuery(challengeId), staleTime: Infinity });
  const isClosed = query.data !== undefined && !query.data.canManage;
  if (isClosed || commonFaults.notFound.matches(query.error)) return <NoChallenge />;
  return (
    <Page title="Edit challenge" width="form">
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load the challenge', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading the challenge...">
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
      >
        {(challenge) => <ChallengeForm challenge={challenge} />}
      </QueryBoundary>
    </Page>
  );
}
