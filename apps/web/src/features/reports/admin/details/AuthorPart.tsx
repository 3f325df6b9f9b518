import { PersonPortrait } from '#features/media';
import { ConsequenceButton, PersonHistory } from '#features/sanctions';
import { longDay } from '#lib/format/format.ts';
import { Badge } from '#ui';
import { AGE_BAND_LABELS, isAdult } from '@ribbon/domain/accounts';
import {
  REPORTED_TYPE_LABELS,
  REPORT_REASON_LABELS,
  TICKET_STATUS_LABELS,
  type Ticket,
  type TicketDetails,
} from '@ribbon/domain/reports';
import { SanctionedType } from '@ribbon/domain/sanctions';
import { Part } from './Part.tsx';
import { t } from '@ribbon/domain/kernel';

/** What a decision can hide; everything else is decided about the person. */
const contentOf = ({ contentType, contentId }: Ticket) => {
  const type = SanctionedType.safeParse(contentType).data;
  return type && { type, id: contentId };
};

/** Whose it is, what was reported and decided before, and a new decision. */
export function AuthorPart({
  details: { earlier, ticket },
  author,
}: {
  details: TicketDetails;
  author: NonNullable<TicketDetails['author']>;
}) {
  return (
    <Part title="Author">
      <p className="flex flex-wrap items-center gap-3">
        <PersonPortrait person={author} size="md" />
        <span className="min-w-0 wrap-anywhere">
          {author.name} <span className="block text-sm text-muted">@{author.username}</span>
        </span>
        <Badge tone={isAdult(author.ageBand) ? 'neutral' : 'info'}>
          {AGE_BAND_LABELS[author.ageBand]}
        </Badge>
      </p>
      {earlier.length > 0 && (
        <>
          <p className="text-sm text-muted">Reported before</p>
          <ul className="flex flex-col gap-1.5 text-sm">
            {earlier.map(({ id, contentType, reasons, status, createdAt }) => (
              <li key={id} className="flex flex-wrap gap-x-2">
                <span className="first-letter:uppercase">{REPORTED_TYPE_LABELS[contentType]}</span>
                <span>{reasons.map((reason) => REPORT_REASON_LABELS[reason]).join(', ')}</span>
                <span className="text-muted">
                  {TICKET_STATUS_LABELS[status]}, {longDay(createdAt)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <PersonHistory userId={author.id} />
      <div>
        <ConsequenceButton
          person={author}
          content={contentOf(ticket)}
          label={t('Take action on {author}', { author: author.name })}
        />
      </div>
    </Part>
  );
}
