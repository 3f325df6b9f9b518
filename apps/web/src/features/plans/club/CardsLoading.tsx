import { Loading, Skeleton } from '#ui';

export function CardsLoading({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-6 sm:grid-cols-2">
      {['first', 'second'].map((card) => (
        <Skeleton key={card} shape="block" className="h-56" />
      ))}
    </Loading>
  );
}
