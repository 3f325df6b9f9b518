import { detailWords } from '#features/clubs';
import { Notice } from '#ui';
import {
  CLUB_FIELD_LABELS,
  type OwnClubFacts,
  type OwnClubField,
  clubFaults,
} from '@ribbon/domain/clubs';

/** Shows what somebody else has saved during the edit. */
export function ChangedNotice({
  fields,
  details,
}: {
  fields: readonly OwnClubField[];
  details: OwnClubFacts;
}) {
  return (
    <Notice tone="caution" role="alert" title={clubFaults.changedMeanwhile.message}>
      <p>Your text is still here. What they’ve changed:</p>
      <ul className="my-1.5 list-disc pl-5">
        {fields.map((field) => (
          <li key={field} className="wrap-anywhere">
            <strong>{CLUB_FIELD_LABELS[field]}</strong>: {detailWords(details, field) ?? 'nothing'}
          </li>
        ))}
      </ul>
      <p>Their changes already show in the fields you haven’t edited. Save again to keep yours.</p>
    </Notice>
  );
}
