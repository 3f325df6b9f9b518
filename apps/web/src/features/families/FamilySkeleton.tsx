import { Loading, Skeleton } from '#ui';

/** The shape of what is coming, while it comes. */
export function FamilySkeleton({ guardian }: { guardian: boolean }) {
  if (!guardian) {
    return (
      <Loading className="flex max-w-2xl flex-col gap-5">
        <Skeleton className="h-7 w-64" />
        <Skeleton shape="block" className="h-32" />
        <Skeleton shape="block" className="h-32" />
      </Loading>
    );
  }
  return (
    <Loading className="flex flex-col gap-12">
      <div className="flex items-center gap-4">
        <Skeleton shape="circle" className="size-16" />
        <div className="flex flex-1 flex-col gap-3">
          <Skeleton className="h-7 w-56 max-w-full" />
          <Skeleton className="w-32" />
        </div>
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-7 w-48" />
          <Skeleton shape="block" />
          <Skeleton className="mt-7 h-7 w-56" />
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="h-10 w-full rounded-md" />
          ))}
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-7 w-40" />
          <Skeleton shape="block" className="h-28" />
          <Skeleton shape="block" className="h-40" />
        </div>
      </div>
    </Loading>
  );
}
