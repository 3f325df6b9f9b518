import { ServiceStatusSection } from '#lib/notices/ServiceStatusSection.tsx';
import { Badge } from '#ui';
import type { PictureCheckStatus } from '@ribbon/domain/media';
import { useQuery } from '@tanstack/react-query';
import { pictureCheckQuery, useTestPictureCheck } from './media.queries.ts';
import { t } from '@ribbon/domain/kernel';

const LABELS: Readonly<Record<PictureCheckStatus['service'], string>> = {
  rekognition: 'AWS Rekognition',
  embedded: 'This server',
  off: 'Off',
};

const sentenceOf = ({ service, region }: PictureCheckStatus): string => {
  if (service === 'rekognition') {
    return t('Pictures are sent to Amazon’s service in {region} before others see them.', {
      region: region ?? '',
    });
  }
  return service === 'embedded'
    ? 'Pictures are checked on this server. Nothing leaves it.'
    : 'Pictures aren’t checked automatically. People check them.';
};

/** Who looks at pictures before others see them. */
export function PictureCheckSection() {
  return (
    <ServiceStatusSection
      title="Picture check"
      testLabel="Test the picture check"
      query={useQuery(pictureCheckQuery)}
      test={useTestPictureCheck()}
      height="h-12"
    >
      {(status) => (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={status.service === 'off' ? 'caution' : 'safe'}>
              {LABELS[status.service]}
            </Badge>
            {sentenceOf(status)}
          </p>
          <p className="text-sm text-muted">
            {status.service !== 'off' &&
              'It holds anything doubtful for a person to check. It never publishes or rejects anything by itself. '}
            A person reviews everything under-18s share.
          </p>
        </>
      )}
    </ServiceStatusSection>
  );
}
