import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Loading, MessageScreen, QueryBoundary, Skeleton } from '#ui';
import { UserId } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouterState } from '@tanstack/react-router';
import { profileQuery } from '../profiles.queries.ts';
import { Gymnast } from './Gymnast.tsx';

/**
 * Somebody's profile, as far as the reader may see it. A hidden profile looks like one that does
 * not exist.
 */
export function GymnastScreen() {
  const { id } = useParams({ from: '/gymnast/$id' });
  const userId = UserId.safeParse(id);
  return userId.success ? <Found userId={userId.data} /> : <GymnastNotFound />;
}

function Found({ userId }: { userId: UserId }) {
  const query = useQuery(profileQuery(userId));
  const name = useRouterState({ select: ({ location }) => location.state.name });
  useTitle(query.data?.name ?? 'Gymnast');
  // Even with data in the cache: a person blocked meanwhile disappears from the screen, too.
  if (commonFaults.notFound.matches(query.error)) {
    return <GymnastNotFound name={query.data ? undefined : name} />;
  }
  return (
    <QueryBoundary
      query={query}
      renderFrame={(state) => <MessageScreen>{state}</MessageScreen>}
      failed={{ title: 'We couldn’t load this profile' }}
      loading={
        <Loading label="Loading the profile..." className="flex flex-col gap-6">
          <Skeleton shape="circle" className="size-28" />
          <Skeleton className="w-60" />
          <Skeleton shape="block" />
        </Loading>
      }
    >
      {(profile) => <Gymnast key={userId} profile={profile} />}
    </QueryBoundary>
  );
}

function GymnastNotFound({
  name,
}: {
  /** The name from the link, as authors of public posts may still keep their profile private. */
  name?: string | undefined;
}) {
  const title = name ?? 'Gymnast Not Found';
  useTitle(title);
  return (
    <MissingScreen
      title={title}
      text={
        name === undefined
          ? 'This profile doesn’t exist, or you can’t see it.'
          : 'This profile is private. Only friends and teammates can see it.'
      }
      back={<Button render={<Link to="/gymnasts" />}>Back to Gymnasts</Button>}
    />
  );
}
