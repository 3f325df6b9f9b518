import { dayAndTime, longDay } from '#lib/format/format.ts';
import { Badge, Button, Card } from '#ui';
import { dateTimeText } from '@ribbon/domain/accounts';
import {
  APPEAL_STATUS_LABELS,
  type Appeal,
  type AppealOutcome,
  SANCTION_LABELS,
  SANCTION_REASON_LABELS,
} from '@ribbon/domain/sanctions';
import { QuotedContent, SanctionedHead } from './SanctionedHead.tsx';
import { t } from '@ribbon/domain/kernel';

/** One appeal beside the decision that it is about. */
export function AppealCard({
  appeal,
  onDecide,
}: {
  appeal: Appeal;
  onDecide: (outcome: AppealOutcome) => void;
}) {
  const { sanction, decision, person } = appeal;
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="caution">{SANCTION_LABELS[sanction.kind]}</Badge>
        <Badge>{SANCTION_REASON_LABELS[sanction.reason]}</Badge>
        {decision && <Badge tone="info">{APPEAL_STATUS_LABELS[appeal.status]}</Badge>}
        <time dateTime={appeal.createdAt.toISOString()} className="text-sm text-muted">
          {dayAndTime(appeal.createdAt)}
          {appeal.byGuardian && ', written by a guardian'}
        </time>
      </div>
      <SanctionedHead person={person} />
      <div className="grid gap-4 lg:grid-cols-2">
        <QuotedContent title="The appeal">{appeal.words}</QuotedContent>
        <QuotedContent
          title={t('Decided {day} by {moderator}', {
            day: longDay(sanction.createdAt),
            moderator: sanction.issuedBy ?? 'our team',
          })}
        >
          {sanction.words}
        </QuotedContent>
        {sanction.content && (
          <QuotedContent title="What it was about">
            {sanction.content.text ?? 'It’s no longer there.'}
          </QuotedContent>
        )}
        {sanction.internalNote !== null && (
          <QuotedContent title="Internal note">{sanction.internalNote}</QuotedContent>
        )}
      </div>
      {sanction.untilAt && <p className="text-muted">Until {dateTimeText(sanction.untilAt)}</p>}
      {decision ? (
        <QuotedContent
          title={
            decision.bySameModerator
              ? t('{at}, by {by} (the original moderator, as no one else was available)', {
                  at: dayAndTime(decision.at),
                  by: decision.by ?? 'someone who left',
                })
              : t('{at}, by {by}', {
                  at: dayAndTime(decision.at),
                  by: decision.by ?? 'someone who left',
                })
          }
        >
          {decision.words}
        </QuotedContent>
      ) : (
        <Answers appeal={appeal} onDecide={onDecide} />
      )}
    </Card>
  );
}

function Answers({
  appeal,
  onDecide,
}: {
  appeal: Appeal;
  onDecide: (outcome: AppealOutcome) => void;
}) {
  if (!appeal.mayDecide) {
    return (
      <p className="font-semibold">
        You made this decision, or it’s about your family. Another moderator decides.
      </p>
    );
  }
  const of = <span className="sr-only"> about {appeal.person.name}</span>;
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button onClick={() => onDecide('overturned')}>Reverse the decision{of}</Button>
      <Button variant="secondary" onClick={() => onDecide('upheld')}>
        Uphold the decision{of}
      </Button>
    </div>
  );
}
