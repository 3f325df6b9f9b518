import { longDay } from '#lib/format/format.ts';
import { Badge, type BadgeTone, Button, Card, Heading, Notice } from '#ui';
import { dateTimeText } from '@ribbon/domain/accounts';
import {
  APPEAL_STATUS_LABELS,
  type OwnAppeal,
  type OwnDecision,
  SANCTIONED_LABELS,
  SANCTION_REASON_LABELS,
  type SanctionKind,
  sanctionMessages,
} from '@ribbon/domain/sanctions';
import { AppealPart } from './AppealPart.tsx';
import { useOpenDecision } from './sanctions.queries.ts';
import { t } from '@ribbon/domain/kernel';

const TITLES: Readonly<Record<SanctionKind, string>> = {
  hidden: 'Something is hidden',
  removed: 'Something is removed',
  warning: 'A message from our team',
  limit: 'No posts, comments, likes or requests',
  suspension: 'The account is suspended',
};

/** Where a decision stands now. */
function stateOf({ undoneAt, untilAt, kind }: OwnDecision): { label: string; tone: BadgeTone } {
  if (undoneAt) return { label: 'Reversed', tone: 'safe' };
  if (untilAt && untilAt < new Date()) return { label: 'Ended', tone: 'neutral' };
  return kind === 'warning'
    ? { label: 'For your information', tone: 'info' }
    : { label: 'In force', tone: 'caution' };
}

/** One decision: what, why, until when, whether it was undone, and the appeal. */
export function DecisionCard({ decision }: { decision: OwnDecision }) {
  const { view, kind, child, createdAt } = decision;
  if (view === 'soft' || kind === null) {
    return (
      <Card render={<li />}>
        <p>{sanctionMessages.softSentence}</p>
        <p className="mt-2 text-muted">You’re not in trouble for asking them about it.</p>
      </Card>
    );
  }
  const state = stateOf(decision);
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state.tone}>{state.label}</Badge>
        {child && <Badge tone="info">About {child.name}</Badge>}
        <time dateTime={createdAt.toISOString()} className="text-sm text-muted">
          {longDay(createdAt)}
        </time>
      </div>
      <Heading level={2} size="lg">
        {TITLES[kind]}
      </Heading>
      {decision.untilAt && <p>Until {dateTimeText(decision.untilAt)}.</p>}
      {view === 'unopened' ? (
        <Unopened decision={decision} />
      ) : (
        <DecisionDetails decision={decision} />
      )}
    </Card>
  );
}

/** A guardian reads first what is about a child under 13. */
function Unopened({ decision }: { decision: OwnDecision }) {
  const open = useOpenDecision(decision);
  const name = decision.child?.name ?? 'your child';
  return (
    <Notice
      role="none"
      title="Please read this first"
      action={
        <Button pending={open.isPending} onClick={() => open.mutate()}>
          Read what we wrote
        </Button>
      }
    >
      We have told {name} only that a grown-up will talk to them. Once you have opened it, {name}{' '}
      can read it too.
    </Notice>
  );
}

function DecisionDetails({ decision }: { decision: OwnDecision }) {
  const { reason, words, content, sentAgainAt, undoneAt, appeal } = decision;
  return (
    <>
      {reason && <p className="font-semibold">{SANCTION_REASON_LABELS[reason]}</p>}
      <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>
      {content && (
        <figure className="rounded-md bg-surface-sunken p-4">
          <figcaption className="text-sm text-muted">
            {t('Your {type}', { type: SANCTIONED_LABELS[content.type] })}
          </figcaption>
          <blockquote className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {content.text ?? 'It’s no longer there.'}
          </blockquote>
        </figure>
      )}
      {sentAgainAt && (
        <Notice role="none">You’ve changed it. Someone on our team will read it again.</Notice>
      )}
      {undoneAt && (
        <Notice tone="safe" role="none">
          {t('Reversed on {undoneAt}.', { undoneAt: longDay(undoneAt) })}
        </Notice>
      )}
      {appeal ? <Appealed appeal={appeal} /> : <AppealPart decision={decision} />}
    </>
  );
}

const TONES = { waiting: 'caution', upheld: 'neutral', overturned: 'safe' } as const;

function Appealed({ appeal }: { appeal: OwnAppeal }) {
  return (
    <div className="flex flex-col gap-2 border-t-2 border-line pt-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">Your appeal</span>
        <Badge tone={TONES[appeal.status]}>{APPEAL_STATUS_LABELS[appeal.status]}</Badge>
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap text-muted">{appeal.words}</p>
      {appeal.outcome !== null && (
        <p className="wrap-anywhere whitespace-pre-wrap">{appeal.outcome}</p>
      )}
    </div>
  );
}
