import { Button, useIsNarrow } from '#ui';
import type { ClubPage } from '@ribbon/domain/clubs';
import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { ClubMap } from '../map/ClubMap.tsx';

/** Where a club is; on a phone the map is loaded by who wants to see it. */
export function ClubPlace({ club }: { club: ClubPage }) {
  const isNarrow = useIsNarrow();
  const [isShown, setIsShown] = useState(!isNarrow);
  const { id, name, city, isClaimed, position, map } = club;
  if (position === null) return null;
  if (!isShown) {
    return (
      <div>
        <Button variant="secondary" icon={<MapIcon aria-hidden />} onClick={() => setIsShown(true)}>
          Show map
        </Button>
      </div>
    );
  }
  return (
    <ClubMap
      className="h-72"
      clubs={[{ id, name, city, isClaimed, ...position }]}
      selectedId={undefined}
      onSelect={() => {}}
      focus={{ ...position, label: city }}
      source={map}
      renderPopup={() => null}
    />
  );
}
