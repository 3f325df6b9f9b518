import { LinkScreen } from '#lib/navigation/LinkScreen.tsx';
import { SignUpFlow, useSignOut } from '#features/accounts';
import { useSettings } from '#features/settings';
import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { wordsFor } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import {
  Button,
  Dialog,
  EmptyState,
  Loading,
  MessageScreen,
  Notice,
  Page,
  Skeleton,
  toast,
} from '#ui';
import { type Me, homePathOf } from '@ribbon/domain/accounts';
import { commonFaults, t } from '@ribbon/domain/kernel';
import { settingsPolicy } from '@ribbon/domain/settings';
import { waitlistFaults } from '@ribbon/domain/waitlist';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { invitationQuery, useAcceptInvitation } from './waitlist.queries.ts';

/** The screen that an invitation from the waitlist links to. */
export function InvitationScreen() {
  const { platformName } = useSettings();
  const title = t('Welcome to {platformName}', { platformName });
  useTitle(title);
  const { token = '' } = useSearch({ from: '/invitation' });
  const me = useMe();
  const query = useQuery({ ...invitationQuery(token, me?.id), enabled: token !== '' });
  const { data, error } = query;
  const isSpent =
    token === '' ||
    waitlistFaults.invitationSpent.matches(error) ||
    commonFaults.invalidInput.matches(error);
  return (
    <LinkScreen query={query} isSpent={isSpent} spent={<Spent me={me} />}>
      <Page
        title={title}
        kicker="We’re open"
        width="text"
        intro="Thanks for waiting. You’re one of the first to join."
      >
        {data === undefined || me === undefined ? (
          <Loading label="Opening the invitation...">
            <Skeleton shape="block" className="h-32" />
          </Loading>
        ) : (
          <Answer token={token} email={data.email} hasAccount={data.hasAccount} me={me} />
        )}
      </Page>
    </LinkScreen>
  );
}

interface Invited {
  token: string;
  email: string;
  hasAccount: boolean;
}

function Answer({ me, ...invited }: Invited & { me: Me | null }) {
  if (me === null) return <ForVisitor {...invited} />;
  if (me.email !== invited.email) return <OtherAccount email={invited.email} />;
  return <ComeIn token={invited.token} me={me} />;
}

const Address = ({ children }: { children: string }) => (
  <strong className="wrap-anywhere text-ink">{children}</strong>
);

function ForVisitor({ email, hasAccount }: Invited) {
  const { openAuth } = useAuthDialog();
  const { platformName } = useSettings();
  const [isJoining, setJoining] = useState(false);
  if (hasAccount) {
    return (
      <div className="flex flex-col gap-5">
        <p>
          You already have an account with <Address>{email}</Address>. Sign in to use your
          invitation.
        </p>
        <div>
          <Button onClick={() => openAuth('sign-in')}>Sign In</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p>
        This invitation is for <Address>{email}</Address>. Create your account with this email,
        confirm it, and you’re in.
      </p>
      <p className="text-muted">
        Under 13? Please let a parent or guardian open it. They join first, and then add you.
      </p>
      <div>
        <Button onClick={() => setJoining(true)}>Create my account</Button>
      </div>
      <Dialog
        open={isJoining}
        onOpenChange={setJoining}
        title={t('Join {platformName}', { platformName })}
        inSteps
      >
        <SignUpFlow invited={email} />
      </Dialog>
    </div>
  );
}

function OtherAccount({ email }: { email: string }) {
  const signOut = useSignOut();
  return (
    <Notice
      tone="caution"
      role="none"
      title="This invitation is for another email"
      action={
        <Button pending={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign Out
        </Button>
      }
    >
      It was sent to <Address>{email}</Address>. Please sign out first, then open it again.
    </Notice>
  );
}

function ComeIn({ token, me }: { token: string; me: Me }) {
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const { platformName } = useSettings();
  const comeIn = () =>
    void accept.mutateAsync(token).then(
      () => {
        toast.success(t('Welcome to {platformName}!', { platformName }));
        return navigate({ to: homePathOf(me), replace: true });
      },
      () => undefined,
    );
  return (
    <div className="flex flex-col gap-5">
      <p>Press the button and you’re in. The invitation only works once.</p>
      {accept.isError && <Notice tone="danger">{wordsFor(accept.error)}</Notice>}
      <div>
        <Button pending={accept.isPending} onClick={comeIn}>
          Join now
        </Button>
      </div>
    </div>
  );
}

/** A member needs no other invitation; a visitor may ask for one. */
function Spent({ me }: { me: Me | null | undefined }) {
  const { openAuth } = useAuthDialog();
  const { betaMode } = useSettings();
  const isInside = Boolean(me) && settingsPolicy.passBetaGate(me ?? undefined, betaMode);
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<MailX aria-hidden />}
        title="This invitation no longer works"
        text={t('It’s been used or has expired, or we’ve sent you a newer one. {me}', {
          me: nextStep(me, isInside),
        })}
        action={
          <>
            {isInside && <Button render={<Link to="/community" />}>Carry on</Button>}
            {me === null && <Button onClick={() => openAuth('sign-in')}>Sign In</Button>}
            {!isInside && (
              <Button variant="secondary" render={<Link to="/contact" />}>
                Ask us for a new one
              </Button>
            )}
          </>
        }
      />
    </MessageScreen>
  );
}

function nextStep(me: Me | null | undefined, isInside: boolean): string {
  if (isInside) return 'You’re already in, so you don’t need it.';
  return me ? 'We can send you a new one.' : 'If you have an account, you can simply sign in.';
}
