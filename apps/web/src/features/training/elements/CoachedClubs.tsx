import { useQuery } from '@tanstack/react-query';
import { elementsQuery } from '../training.queries.ts';
import { ClubElementsPart } from './ClubElementsPart.tsx';
import { t } from '@ribbon/domain/kernel';

/** The element lists of clubs the reader coaches or administers. */
export function CoachedClubs() {
  const edits = useQuery(elementsQuery).data?.edits ?? [];
  return edits.map(({ clubId, clubName }) => (
    <ClubElementsPart
      key={clubId}
      clubId={clubId}
      title={t('{clubName}’s elements', { clubName })}
    />
  ));
}
