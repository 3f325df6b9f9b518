import { UnsentDialog, useLeave } from '#features/accounts';
import { Button } from '#ui';
import { LogOut } from 'lucide-react';

/** The way out of an account that cannot be used just now. */
export function SignOutButton() {
  const { leave, ask, unsent, stay, isLeaving } = useLeave();
  return (
    <>
      <Button variant="secondary" icon={<LogOut aria-hidden />} pending={isLeaving} onClick={ask}>
        Sign Out
      </Button>
      <UnsentDialog unsent={unsent} onLeave={leave} onStay={stay} />
    </>
  );
}
