import { useQuery } from '@tanstack/react-query';
import { elementsQuery } from '../training.queries.ts';
import { ClubElementsPart } from './ClubElementsPart.tsx';

/** The lists of those clubs whose coaches and admins one is among. */
export function CoachedClubs() {
  const edits = useQuery(elementsQuery).data?.edits ?? [];
  return edits.map(({ clubId, clubName }) => (
    <ClubElementsPart key={clubId} clubId={clubId} title={`Elements of ${clubName}`} />
  ));
}
