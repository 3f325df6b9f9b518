import { Loading, Skeleton } from '#ui';

export function ManageLoading() {
  return (
    <Loading label="Loading your clubs..." className="flex flex-col gap-10">
      <Skeleton shape="block" className="h-32" />
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        {['members', 'posts', 'events', 'growth'].map((tile) => (
          <Skeleton key={tile} shape="block" className="h-20" />
        ))}
      </div>
      <Skeleton shape="block" className="h-64" />
    </Loading>
  );
}
