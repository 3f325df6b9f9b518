import { detailWords } from '#features/clubs';
import { cx } from '#ui';
import { CLUB_FIELD_LABELS, OwnClubFacts, type OwnClubField } from '@ribbon/domain/clubs';

const WIDE: ReadonlySet<OwnClubField> = new Set(['description', 'programs']);

export function DetailsView({ details }: { details: OwnClubFacts }) {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {OwnClubFacts.keyof().options.map((field) => (
        <div key={field} className={cx(WIDE.has(field) && 'sm:col-span-full')}>
          <dt className="text-sm text-muted">{CLUB_FIELD_LABELS[field]}</dt>
          <dd className="mt-0.5 max-w-prose font-medium wrap-anywhere whitespace-pre-line">
            {detailWords(details, field) ?? 'Not set'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
