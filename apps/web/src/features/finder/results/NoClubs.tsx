import { Button, EmptyState } from '#ui';
import { finderMessages } from '@ribbon/domain/clubs';

/** Why there is nothing in the list, and the way on. */
export function NoClubs({
  near,
  hasFacets,
  isAdmin,
  onClearFacets,
}: {
  /** The search was near a place or near the reader. */
  near: boolean;
  hasFacets: boolean;
  isAdmin: boolean;
  onClearFacets: () => void;
}) {
  const action = hasFacets && {
    action: (
      <Button variant="secondary" onClick={onClearFacets}>
        Clear filters
      </Button>
    ),
  };
  if (near) {
    return (
      <EmptyState
        level={3}
        compact
        title="No clubs nearby"
        text={finderMessages.noneNear}
        {...action}
      />
    );
  }
  if (hasFacets) {
    return (
      <EmptyState
        level={3}
        compact
        title="No clubs found"
        text="No club offers all of that. Try fewer filters."
        {...action}
      />
    );
  }
  const text = isAdmin ? 'Add some clubs in the admin panel.' : 'The first clubs are on their way.';
  return <EmptyState level={3} title="No clubs found" text={text} />;
}
