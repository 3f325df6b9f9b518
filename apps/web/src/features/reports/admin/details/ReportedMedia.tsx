import { addressOf } from '#lib/http/client.ts';
import { t } from '@ribbon/domain/kernel';
import type { MediaVariant } from '@ribbon/domain/media';
import {
  type KeptMedia,
  type Snapshot,
  type TicketId,
  ticketEndpoints,
} from '@ribbon/domain/reports';

interface ReportedMediaProps {
  ticketId: TicketId;
  snapshot: Pick<Snapshot, 'media' | 'mediaIds'>;
}

/** Pictures and videos as they were reported, also when their author has taken them down. */
export function ReportedMedia({ ticketId, snapshot: { media, mediaIds } }: ReportedMediaProps) {
  const gone = mediaIds.length - media.length;
  return (
    <>
      {media.length > 0 && (
        <ul aria-label="Pictures and videos as they were reported" className="flex flex-wrap gap-2">
          {media.map((file, nth) => (
            <li key={file.id} className="max-w-full">
              <KeptFile
                ticketId={ticketId}
                file={file}
                name={t('Reported file {nth}', { nth: nth + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
      {gone > 0 && (
        <p className="text-sm text-muted">
          {t(
            '{gone, plural, one {A picture or video is} other {# pictures or videos are}} no longer kept.',
            { gone },
          )}
        </p>
      )}
    </>
  );
}

interface KeptFileProps {
  ticketId: TicketId;
  file: KeptMedia;
  name: string;
}

function KeptFile({ ticketId, file: { id, kind, hasPoster }, name }: KeptFileProps) {
  const address = (variant: MediaVariant) =>
    addressOf(ticketEndpoints.media, { ticketId, mediaId: id, variant });
  if (kind === 'image')
    return (
      <a href={address('large')} target="_blank" rel="noreferrer" className="block">
        <img
          src={address('small')}
          alt={t('{name}, opens in full size', { name })}
          loading="lazy"
          className="h-40 w-auto max-w-full rounded-md border-2 border-line bg-surface-sunken object-contain"
        />
      </a>
    );
  return (
    // Nobody has written words for what is spoken in it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- members film their own routines; there are no captions to show
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      src={address('video')}
      {...(hasPoster && { poster: address('poster') })}
      className="max-h-60 w-full rounded-md border-2 border-line bg-surface-sunken"
    />
  );
}
