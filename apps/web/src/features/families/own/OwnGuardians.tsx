import { EmptyState, Notice, Section } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import {
  type Family,
  TEEN_LINK_NOTICE_DAYS,
  TEEN_LINK_WARNING,
  familyPolicy,
} from '@ribbon/domain/families';
import { HeartHandshake } from 'lucide-react';
import { OpenInvites } from '../OpenInvites.tsx';
import { HelpPart } from '../help/HelpPart.tsx';
import { InviteOwnGuardian } from './InviteOwnGuardian.tsx';
import { OwnGuardian } from './OwnGuardian.tsx';
import { OwnWaitingLinks } from './OwnWaitingLinks.tsx';
import { t } from '@ribbon/domain/kernel';

/** What a child or teenager sees: who is there, and in plain words what they can see and do. */
export function OwnGuardians({ me, family }: { me: Me; family: Family }) {
  const mayInvite = familyPolicy.inviteOwnGuardian(me);
  return (
    <div className="flex max-w-2xl flex-col gap-12">
      <Section title="Who looks after your account">
        <OwnWaitingLinks links={family.waitingLinks} />
        {family.guardians.length > 0 ? (
          <ul className="flex flex-col gap-4">
            {family.guardians.map((guardian) => (
              <li key={guardian.id}>
                <OwnGuardian me={me} guardian={guardian} />
              </li>
            ))}
          </ul>
        ) : (
          family.waitingLinks.length === 0 && (
            <EmptyState
              compact
              level={3}
              icon={<HeartHandshake aria-hidden />}
              title="Nobody yet"
              text={
                mayInvite
                  ? 'Your account is your own. If you’d like, ask a parent or another adult you trust to help look after it.'
                  : 'Nobody is linked to your account.'
              }
            />
          )
        )}
      </Section>
      {mayInvite && (
        <Section
          title="Ask someone you trust"
          intro={t(
            'We’ll email them, and they can say yes or no. Then we’ll check with someone who already looks after you here, or someone from your club. If nobody says no, the link starts after {teenLinkNoticeDays} days. They’ll see your profile, how much you use your account and what coaches write in your training log. The only things they decide with you, until you’re 16, are entering a competition and how pictures of you can be used.',
            { teenLinkNoticeDays: TEEN_LINK_NOTICE_DAYS },
          )}
        >
          {family.waitingLinks.length === 0 && (
            <Notice tone="caution" role="none">
              {TEEN_LINK_WARNING}
            </Notice>
          )}
          <InviteOwnGuardian />
          <OpenInvites invites={family.invites} mayWithdraw />
        </Section>
      )}
      <HelpPart />
    </div>
  );
}
