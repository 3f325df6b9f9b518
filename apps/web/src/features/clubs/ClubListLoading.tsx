import { Card, Loading, Skeleton } from '#ui';
import { clubGridClass } from './clubs.grid.format.ts';

/** Placeholders of the size of the cards to come. */
export function ClubListLoading({
  label,
  narrow = false,
}: {
  label: string;
  /** One below the other, beside a map. */
  narrow?: boolean;
}) {
  return (
    <Loading
      label={label}
      className={narrow ? 'flex flex-col gap-4 lg:col-start-1' : clubGridClass}
    >
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} className="flex flex-col gap-5">
          <div className="flex gap-4">
            <Skeleton shape="block" className="size-16 shrink-0" />
            <div className="flex flex-1 flex-col gap-3 pt-1">
              <Skeleton className="w-full" />
              <Skeleton className="w-2/3" />
            </div>
          </div>
          <Skeleton className="h-11 w-32" />
        </Card>
      ))}
    </Loading>
  );
}
