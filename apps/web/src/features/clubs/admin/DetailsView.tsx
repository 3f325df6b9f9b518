import { cx } from '#ui';
import { CLUB_FIELD_LABELS, type ClubField, type EditableClub } from '@ribbon/domain/clubs';
import { detailWords } from './detail-words.ts';

const WIDE: ReadonlySet<ClubField> = new Set(['description', 'programs']);

export function DetailsView({ details }: { details: EditableClub['details'] }) {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(CLUB_FIELD_LABELS).map(([field, label]) => (
        <div key={field} className={cx(WIDE.has(field as ClubField) && 'sm:col-span-full')}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-0.5 max-w-prose font-medium wrap-anywhere whitespace-pre-line">
            {detailWords(details, field as ClubField)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
