import { Loading, Skeleton } from '../feedback/Skeleton.tsx';

/** Stands where any page will be. `index.html` has the same before the app is there. */
export function PageSkeleton() {
  return (
    <Loading className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 pt-5 sm:px-8 sm:pt-14">
      <Skeleton className="h-8 w-48" />
      <Skeleton shape="block" className="h-24" />
      <Skeleton shape="block" className="h-24" />
      <Skeleton shape="block" className="h-24" />
    </Loading>
  );
}
