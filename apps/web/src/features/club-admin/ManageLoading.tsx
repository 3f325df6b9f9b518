import { Loading, Skeleton } from '#ui';

export function ManageLoading() {
  return (
    <Loading label="Loading your clubs..." className="flex flex-col gap-10">
      <Skeleton shape="block" className="h-16" />
      <Skeleton className="h-10" />
      <div className="grid grid-cols-4 gap-5">
        {['members', 'posts', 'events', 'growth'].map((tile) => (
          <Skeleton key={tile} shape="block" className="h-20" />
        ))}
      </div>
      <Skeleton shape="block" className="h-64" />
    </Loading>
  );
}
