import { useTitle } from '#lib/navigation/title.ts';
import { Button, EmptyState, MessageScreen, linkClass } from '#ui';
import { type Me, restrictionText } from '@ribbon/domain/accounts';
import { Link } from '@tanstack/react-router';

/** Replaces a screen that is closed to a suspended person. */
export function SuspendedScreen({ restriction }: { restriction: NonNullable<Me['restriction']> }) {
  useTitle('Account suspended');
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        title={restriction.isForGuardianFirst ? 'Not now' : 'Your account is suspended'}
        text={restrictionText(restriction)}
        action={<Button render={<Link to="/account/decisions" />}>Read what we decided</Button>}
      />
      <p className="mt-6 text-center text-muted">
        You can still{' '}
        <Link to="/account" className={linkClass}>
          download or delete your data
        </Link>{' '}
        and find{' '}
        <Link to="/child-safety" hash="help-lines" className={linkClass}>
          helplines
        </Link>
        .
      </p>
    </MessageScreen>
  );
}
