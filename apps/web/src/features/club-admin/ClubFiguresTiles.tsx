import { StatTile, StatTiles } from '#ui';
import { type ClubFigures, GROWTH_DAYS } from '@ribbon/domain/clubs';
import { t, numberFormat } from '@ribbon/domain/kernel';

const signed = numberFormat({ signDisplay: 'exceptZero' });

/** Counted, never guessed. */
export function ClubFiguresTiles({ figures }: { figures: ClubFigures }) {
  return (
    <StatTiles>
      <StatTile label="Active Members" one="Active Member" value={figures.activeMembers} />
      <StatTile label="Club Posts" one="Club Post" value={figures.clubPosts} />
      <StatTile label="Events" one="Event" note="coming up" value={figures.upcomingEvents} />
      <StatTile
        label="Growth"
        note={t('net change, last {growthDays} days', { growthDays: GROWTH_DAYS })}
        value={signed.format(figures.growth)}
      />
    </StatTiles>
  );
}
