import { InvitedSignUp } from '#features/accounts';
import { useSettings } from '#features/settings';
import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { Button, Dialog, Page, Section } from '#ui';
import type { GuardianLink } from '@ribbon/domain/families';
import { useState } from 'react';
import { ConsentNotice } from './ConsentNotice.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import type { ReadyProps } from './families.approval.rules.ts';

/** Before anybody is signed in: who was asked, what it means, and the two ways on. */
export function SignInFirstScreen({
  link,
  sentTo,
  onOutcome,
}: {
  link: GuardianLink;
  sentTo: string;
  onOutcome: ReadyProps['onOutcome'];
}) {
  const { platformName } = useSettings();
  const { openAuth } = useAuthDialog();
  const [joining, setJoining] = useState(false);
  return (
    <Page
      title="Will you look after a child’s account?"
      kicker="For parents and guardians"
      width="text"
      intro={
        <>
          Someone asked <strong className="wrap-anywhere text-ink">{sentTo}</strong> to look after a
          child’s account on {platformName}, the community for rhythmic gymnastics. We’ll only show
          you who it is once you’ve signed in with this email.
        </>
      }
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => setJoining(true)}>Create my account</Button>
        <Button variant="secondary" onClick={() => openAuth('sign-in')}>
          Sign In
        </Button>
      </div>
      <Section title="What you’d be agreeing to" intro="You decide on the next page, not here.">
        <ConsentNotice />
      </Section>
      <Section
        title="Not yours?"
        intro="You don’t need an account to say no. We won’t email you again."
      >
        <div>
          <DeclineButton
            link={link}
            label="This isn’t my child, or I don’t agree"
            onDeclined={() => onOutcome({ answer: 'declined' })}
          />
        </div>
      </Section>
      <Dialog
        open={joining}
        onOpenChange={setJoining}
        title="Create my account"
        description="This is your own account, as a parent or guardian. You’ll set up your child’s next."
      >
        <InvitedSignUp email={sentTo} link={link} onDone={() => setJoining(false)} />
      </Dialog>
    </Page>
  );
}
