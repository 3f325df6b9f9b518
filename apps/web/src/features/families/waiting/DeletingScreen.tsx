import { useTitle } from '#lib/navigation/title.ts';
import { Button, EmptyState, MessageScreen } from '#ui';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { SignOutButton } from './SignOutButton.tsx';

/** The account goes soon and cannot be used until then. */
export function DeletingScreen() {
  useTitle('This account will be deleted');
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<Hourglass aria-hidden />}
        title="This account will be deleted"
        text="It can no longer be used, and nobody can see it. Soon everything in it will be deleted."
        action={
          <>
            <Button render={<Link to="/account" />}>When, and how to keep it</Button>
            <SignOutButton />
          </>
        }
      />
    </MessageScreen>
  );
}
