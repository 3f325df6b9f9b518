import { Loading, Skeleton } from '#ui';

export function EventListLoading() {
  return (
    <Loading label="Loading events..." className="flex flex-col gap-6">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-4 sm:gap-6">
          <Skeleton shape="block" className="h-22" />
          <div className="flex flex-col gap-3 pt-1">
            <Skeleton className="w-24" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
