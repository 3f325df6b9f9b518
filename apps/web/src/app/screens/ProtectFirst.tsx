import { useTitle } from '#lib/navigation/title.ts';
import { Button, EmptyState, MessageScreen } from '#ui';
import { Link } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';

/** For a system admin without a second factor, in place of what the role would open. */
export function ProtectFirst() {
  useTitle('Protect your account first');
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<ShieldAlert aria-hidden />}
        title="Protect your account first"
        text="System admins can see children’s data, so they sign in with a code as well as a password. Set up two-factor sign-in to open this page."
        action={<Button render={<Link to="/account" />}>Open Account and privacy</Button>}
      />
    </MessageScreen>
  );
}
