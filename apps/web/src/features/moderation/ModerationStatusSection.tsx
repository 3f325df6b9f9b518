import { ServiceStatusSection } from '#lib/notices/ServiceStatusSection.tsx';
import { dayAndTime } from '#lib/format/format.ts';
import { Badge, StatTile, StatTiles } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { moderationStatusQuery, useTestModeration } from './moderation.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Who reads texts before they are seen, and how that went today. */
export function ModerationStatusSection() {
  return (
    <ServiceStatusSection
      title="Content moderation"
      testLabel="Test the connection"
      query={useQuery(moderationStatusQuery)}
      test={useTestModeration()}
      height="h-24"
    >
      {(status) => (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="safe">{status.provider === 'remote' ? 'Local and remote' : 'Local'}</Badge>
            {status.remoteHost
              ? t('Text is checked on this server and by {remoteHost}.', {
                  remoteHost: status.remoteHost,
                })
              : 'Text is checked on this server. Nothing is sent anywhere else.'}
          </p>
          <StatTiles>
            <StatTile label="Checked in 24 hours" value={status.checkedToday} />
            <StatTile label="Not published" value={status.refusedToday} />
            <StatTile label="Remote failures" one="Remote failure" value={status.fallbacksToday} />
          </StatTiles>
          {status.lastFallbackAt && (
            <p className="text-sm text-muted">
              The remote service last failed on {dayAndTime(status.lastFallbackAt)}.
            </p>
          )}
        </>
      )}
    </ServiceStatusSection>
  );
}
