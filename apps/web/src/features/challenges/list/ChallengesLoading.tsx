import { Loading, Skeleton } from '#ui';

export function ChallengesLoading() {
  return (
    <Loading label="Loading challenges..." className="grid gap-6 sm:grid-cols-2">
      {['first', 'second'].map((card) => (
        <Skeleton key={card} shape="block" className="h-72" />
      ))}
    </Loading>
  );
}
