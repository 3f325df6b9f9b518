import { Loading, Skeleton } from '#ui';

export function TrainingLoading() {
  return (
    <Loading label="Loading your training..." className="flex flex-col gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  );
}
