import { PersonPortrait } from '#features/media';
import { Badge, Button, LinkButton, Section } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import {
  type FamilyChild,
  type Guardian,
  type Guardianship,
  GUARDIANS_PER_CHILD,
  GUARDIAN_ROLE_LABELS,
  RELATIONSHIP_LABELS,
  familyFaults,
  familyPolicy,
} from '@ribbon/domain/families';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { OpenInvites } from '../../OpenInvites.tsx';
import { HandOver, RemoveGuardian, TakeOver } from './GuardianDialogs.tsx';
import { InviteGuardianDialog } from './InviteGuardianDialog.tsx';
import { t } from '@ribbon/domain/kernel';

/** Who looks after the child, and who was asked to. */
export function GuardiansPart({
  me,
  child,
  link,
}: {
  me: Me;
  child: FamilyChild;
  link: Guardianship;
}) {
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Guardian>();
  const [heir, setHeir] = useState<Guardian>();
  const [replaced, setReplaced] = useState<Guardian>();
  const mayInvite = familyPolicy.inviteGuardian(link);
  const full = child.guardians.length >= GUARDIANS_PER_CHILD;
  return (
    <Section title="Guardians">
      <ul className="flex flex-col divide-y-2 divide-line">
        {child.guardians.map((guardian) => (
          <li
            key={guardian.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0"
          >
            <PersonPortrait person={guardian} size="md" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold wrap-anywhere">
                {guardian.name}
                {guardian.id === me.id && <span className="font-normal text-muted"> (you)</span>}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                <Badge tone={guardian.role === 'primary' ? 'brand' : 'neutral'}>
                  {GUARDIAN_ROLE_LABELS[guardian.role]}
                </Badge>
                {RELATIONSHIP_LABELS[guardian.relationship]}
              </p>
            </div>
            <div className="flex flex-wrap gap-x-4">
              {familyPolicy.handOver(link, guardian) && (
                <LinkButton
                  aria-label={t('Make {guardian} the main guardian', { guardian: guardian.name })}
                  onClick={() => setHeir(guardian)}
                >
                  Make main
                </LinkButton>
              )}
              {familyPolicy.takeOver(link, guardian) && (
                <LinkButton
                  aria-label={t('Become the main guardian instead of {guardian}', {
                    guardian: guardian.name,
                  })}
                  onClick={() => setReplaced(guardian)}
                >
                  Become main guardian
                </LinkButton>
              )}
              {guardian.canRemove && (
                <LinkButton
                  aria-label={
                    guardian.id === me.id
                      ? 'Leave'
                      : t('Remove {guardian}', { guardian: guardian.name })
                  }
                  onClick={() => setLeaving(guardian)}
                >
                  {guardian.id === me.id ? 'Leave' : 'Remove'}
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      <OpenInvites invites={child.invites} mayWithdraw={mayInvite} />
      {mayInvite && full && (
        <p className="text-sm text-muted">{familyFaults.tooManyGuardians.message}</p>
      )}
      {mayInvite && !full && (
        <Button
          variant="secondary"
          icon={<UserPlus aria-hidden />}
          onClick={() => setInviting(true)}
        >
          Invite a guardian
        </Button>
      )}
      <InviteGuardianDialog child={child} open={inviting} onOpenChange={setInviting} />
      <RemoveGuardian
        me={me}
        child={child}
        guardian={leaving}
        onClose={() => setLeaving(undefined)}
      />
      <HandOver child={child} guardian={heir} onClose={() => setHeir(undefined)} />
      <TakeOver me={me} child={child} guardian={replaced} onClose={() => setReplaced(undefined)} />
    </Section>
  );
}
