import { RoleBadge } from '#features/clubs';
import { PersonPortrait } from '#features/media';
import { longDay } from '#lib/format/format.ts';
import { Card, IconButton, Menu, type MenuEntry } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { ClubMember } from '@ribbon/domain/clubs';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { MemberActDialog } from './MemberActDialog.tsx';
import { type MemberAct, actsFor } from './club-admin.member-acts.rules.ts';
import { t } from '@ribbon/domain/kernel';

/** A member, and what the club may do about the membership. */
export function MemberCard({ clubId, member }: { clubId: ClubId; member: ClubMember }) {
  const [act, setAct] = useState<MemberAct>();
  const entries = actsFor(member).map((offered): MenuEntry => ({
    key: offered.key,
    label: offered.label,
    ...(offered.isDanger && { tone: 'danger' }),
    onSelect: () => setAct(offered),
  }));
  return (
    <Card render={<li />} className="flex items-start gap-4">
      <PersonPortrait person={member} size="md" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h3 className="text-lg leading-tight wrap-break-word">
            {member.name}
            {member.isSelf && <span className="text-muted"> (you)</span>}
          </h3>
          <p className="text-muted wrap-anywhere">@{member.username}</p>
        </div>
        <div className="flex flex-col items-start gap-1.5 text-sm text-muted">
          <RoleBadge
            role={member.role}
            unconfirmed={member.role === 'coach' && !member.coachConfirmed}
          />
          <span>Joined {longDay(member.joinedAt)}</span>
        </div>
      </div>
      {entries.length > 0 && (
        <Menu
          label={t('Actions for {member}', { member: member.name })}
          align="end"
          entries={entries}
          trigger={
            <IconButton
              label={t('Actions for {member}', { member: member.name })}
              className="-mt-2 -mr-2"
            >
              <EllipsisVertical />
            </IconButton>
          }
        />
      )}
      <MemberActDialog
        clubId={clubId}
        member={member}
        act={act}
        onClose={() => setAct(undefined)}
      />
    </Card>
  );
}
