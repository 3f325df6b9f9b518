import { StatTile, StatTiles } from '#ui';
import { type ClubFigures, GROWTH_DAYS } from '@ribbon/domain/clubs';

const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

/** Counted, never guessed. */
export function ClubFiguresTiles({ figures }: { figures: ClubFigures }) {
  return (
    <StatTiles>
      <StatTile label="Active Members" value={figures.activeMembers} />
      <StatTile label="Club Posts" value={figures.clubPosts} />
      <StatTile label="Events" note="coming up" value={figures.upcomingEvents} />
      <StatTile
        label="Growth"
        note={`joined minus left, ${GROWTH_DAYS} days`}
        value={signed.format(figures.growth)}
      />
    </StatTiles>
  );
}
