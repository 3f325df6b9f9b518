import { Loading, Skeleton } from '#ui';
import { peopleGridClass } from './profiles.grid.format.ts';

/** Stands where tiles of people will be. */
export function PeopleLoading({ label }: { label: string }) {
  return (
    <Loading label={label} className={peopleGridClass}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
        <Skeleton key={name} shape="block" className="h-56" />
      ))}
    </Loading>
  );
}
