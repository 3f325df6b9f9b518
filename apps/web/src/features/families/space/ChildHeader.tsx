import { PersonPortrait } from '#features/media';
import { wordsFor } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { Badge, type BadgeTone, Button, Heading, Notice } from '#ui';
import type { AccountStatus } from '@ribbon/domain/accounts';
import { type FamilyChild, familyPolicy } from '@ribbon/domain/families';
import { portraitOf } from '../families.child.format.ts';
import { linkTo } from '../families.link.rules.ts';
import { useKeepChild } from '../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

const STATUS: Readonly<Record<AccountStatus, { tone: BadgeTone; label: string }>> = {
  active: { tone: 'safe', label: 'Active' },
  awaiting_guardian: { tone: 'caution', label: 'Needs approval' },
  paused: { tone: 'caution', label: 'Paused' },
  deleting: { tone: 'danger', label: 'Will be deleted' },
};

export function ChildHeader({ child }: { child: FamilyChild }) {
  const { tone, label } = STATUS[child.status];
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <PersonPortrait person={portraitOf(child)} />
        <div className="min-w-0">
          <Heading level={2}>{child.fullName ?? child.username}</Heading>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-muted wrap-anywhere">
              {child.hasEmail
                ? `@${child.username}`
                : t('Signs in as {child}', { child: child.username })}
            </span>
            <Badge tone={tone}>{label}</Badge>
          </p>
        </div>
      </div>
      {child.deletionUndoUntil && <Deletion child={child} until={child.deletionUndoUntil} />}
    </div>
  );
}

function Deletion({ child, until }: { child: FamilyChild; until: Date }) {
  const keep = useKeepChild(child.id);
  const may = familyPolicy.erase(linkTo(child));
  return (
    <Notice
      tone="caution"
      role="none"
      title={t('This account will be deleted on {until}', { until: longDay(until) })}
      action={
        may && (
          <Button pending={keep.isPending} onClick={() => keep.mutate()}>
            Keep the account
          </Button>
        )
      }
    >
      <p>Until then it can’t be used. {may && 'You can still change your mind.'}</p>
      {keep.isError && <p role="alert">{wordsFor(keep.error)}</p>}
    </Notice>
  );
}
