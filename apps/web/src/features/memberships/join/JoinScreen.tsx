import { LinkScreen } from '#lib/navigation/LinkScreen.tsx';
import { ClubMark } from '#features/clubs';
import { SignInRequiredDialog } from '#features/accounts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Card, EmptyState, Loading, MessageScreen, Notice, Page, Skeleton } from '#ui';
import { type Me, accountFaults, isChild } from '@ribbon/domain/accounts';
import { type InvitationView, clubPolicy } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { MembershipBadge } from '../MembershipBadge.tsx';
import { invitationQuery, useAcceptInvitation } from '../memberships.queries.ts';

/** Where an invitation leads: the club first, then the question. */
export function JoinScreen() {
  useTitle('An invitation');
  const { token } = useParams({ from: '/join/$token' });
  const me = useMe();
  const query = useQuery(invitationQuery(token, me?.id));
  const invitation = query.data;
  return (
    <LinkScreen
      query={query}
      isSpent={accountFaults.linkSpent.matches(query.error)}
      spent={<Spent />}
    >
      {invitation === undefined || me === undefined ? (
        <Page title="You are invited" width="form">
          <Loading label="Opening the invitation...">
            <Skeleton shape="block" className="h-48" />
          </Loading>
        </Page>
      ) : (
        <Page
          title="You are invited"
          width="form"
          intro={
            invitation.role === 'coach'
              ? 'This club would like you to join as a coach.'
              : 'This club would like you to join.'
          }
        >
          <Card className="flex flex-col gap-5">
            <ClubMark {...invitation} name={invitation.clubName} level={2} />
            {invitation.description !== null && (
              <p className="whitespace-pre-line">{invitation.description}</p>
            )}
            <Answer token={token} invitation={invitation} me={me} />
          </Card>
        </Page>
      )}
    </LinkScreen>
  );
}

function Answer({
  token,
  invitation,
  me,
}: {
  token: string;
  invitation: InvitationView;
  me: Me | null;
}) {
  const { clubName, status, isPersonal } = invitation;
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  if (status === 'active' || (status === 'joined' && !isPersonal)) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <MembershipBadge status={status} />
        <Button variant="secondary" render={<Link to="/my-clubs" />}>
          Open my clubs
        </Button>
      </div>
    );
  }
  if (me !== null && me.status !== 'active') {
    return (
      <Notice role="none">
        Your account isn’t active yet. Once it is, open the invitation again.
      </Notice>
    );
  }
  const pendingAction = { kind: 'acceptInvitation', token, clubName } as const;
  const join = () => {
    if (me === null) return setAsking(true);
    return void accept.mutateAsync(pendingAction).then(
      () => navigate({ to: '/my-clubs' }),
      () => undefined,
    );
  };
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>Members of the club will see that you’ve joined.</li>
        {!isPersonal && (
          <li>The club has to confirm you first. Until then you’ll only see what everyone sees.</li>
        )}
        {me !== null && isChild(me.ageBand) && <li>We’ll ask your grown-up first.</li>}
        {invitation.role === 'coach' && (me === null || clubPolicy.beStaff(me)) && (
          <li>You’ll be a coach once the club confirms you.</li>
        )}
        {isPersonal && <li>It only works with the email address it was sent to.</li>}
      </ul>
      <div>
        <Button pending={accept.isPending} onClick={join}>
          Join Club
        </Button>
      </div>
      <SignInRequiredDialog
        action={asking ? pendingAction : undefined}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Spent() {
  const me = useMe();
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<MailX aria-hidden />}
        title="This invitation no longer works"
        text="It has been used, cancelled or has expired. Please ask the club for a new one."
        action={
          <>
            {me && <Button render={<Link to="/my-clubs" />}>My Clubs</Button>}
            <Button variant={me ? 'secondary' : 'primary'} render={<Link to="/clubs" />}>
              Find Clubs
            </Button>
          </>
        }
      />
    </MessageScreen>
  );
}
