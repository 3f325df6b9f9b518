import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { ErrorState, Loading, MessageScreen, Page, Skeleton } from '#ui';
import { UserId, accountFaults } from '@ribbon/domain/accounts';
import { GuardianLink } from '@ribbon/domain/families';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { requestQuery } from '../families.requests.queries.ts';
import { AcceptLinkScreen } from './AcceptLinkScreen.tsx';
import { ApproveChildScreen } from './ApproveChildScreen.tsx';
import { SignInFirstScreen } from './SignInFirstScreen.tsx';
import { LinkSpent } from './LinkSpent.tsx';
import { NotAdult, WrongAccount } from './NotForYou.tsx';
import { type Outcome, OutcomeScreen } from './OutcomeScreen.tsx';

/** Where the mail to a guardian leads. */
export function GuardianRequestScreen() {
  useTitle('Looking after a child’s account');
  const { childProfileId } = useParams({ from: '/parent/approve/$childProfileId' });
  const { token } = useSearch({ from: '/parent/approve/$childProfileId' });
  const [outcome, setOutcome] = useState<Outcome>();
  const link = GuardianLink.safeParse({ childId: childProfileId, token });
  if (outcome) return <OutcomeScreen outcome={outcome} />;
  if (!link.success) return <LinkSpent childId={UserId.safeParse(childProfileId).data} />;
  return <Request link={link.data} onOutcome={setOutcome} />;
}

function Request({
  link,
  onOutcome,
}: {
  link: GuardianLink;
  onOutcome: (outcome: Outcome) => void;
}) {
  const me = useMe();
  const { data: view, error, refetch, isFetching } = useQuery(requestQuery(link));
  if (accountFaults.linkSpent.matches(error)) return <LinkSpent childId={link.childId} />;
  if (error) {
    return (
      <MessageScreen>
        <ErrorState
          level={1}
          title="We couldn’t open this link"
          text="Please check your connection and try again. Nothing is lost."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      </MessageScreen>
    );
  }
  if (view === undefined || me === undefined) return <Opening />;
  if (view.state === 'signIn') {
    return <SignInFirstScreen link={link} sentTo={view.sentTo} onOutcome={onOutcome} />;
  }
  if (view.state === 'wrongAccount') return <WrongAccount sentTo={view.sentTo} />;
  if (view.state === 'notAdult') return <NotAdult />;
  const Screen = view.kind === 'approval' ? ApproveChildScreen : AcceptLinkScreen;
  return <Screen link={link} view={view} onOutcome={onOutcome} />;
}

function Opening() {
  return (
    <Page title="Looking after a child’s account" width="text">
      <Loading label="Opening the link..." className="flex flex-col gap-6">
        <Skeleton className="w-full" />
        <Skeleton className="w-3/4" />
        <Skeleton shape="block" className="h-64" />
        <Skeleton shape="block" className="h-40" />
      </Loading>
    </Page>
  );
}
