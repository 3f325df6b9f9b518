import { wordsFor } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Notice, Page, TakesFocus } from '#ui';
import { accountFaults } from '@ribbon/domain/accounts';
import { Link, useSearch } from '@tanstack/react-router';
import { useConfirmEmailChange } from './security.queries.ts';

/** Where the mail to a new address leads. A button, because mail programs open links by themselves. */
export function ConfirmEmailScreen() {
  useTitle('Your new email');
  const { token = '' } = useSearch({ from: '/confirm-email' });
  const me = useMe();
  const confirm = useConfirmEmailChange();
  const spent = token === '' || accountFaults.linkSpent.matches(confirm.error);
  const way = me ? (
    <Button render={<Link to="/account" />}>Open your account</Button>
  ) : (
    <Button render={<Link to="." search={{ auth: 'sign-in' }} />}>Sign In</Button>
  );
  return (
    <Page title="Your new email" width="form">
      {confirm.isSuccess && (
        <TakesFocus>
          <Notice tone="safe" title="Your address has been changed" action={way}>
            From now on, sign in with the new address. You’ve been signed out on your other devices.
          </Notice>
        </TakesFocus>
      )}
      {spent && (
        <Notice tone="danger" title="The link didn’t work" action={way}>
          {accountFaults.linkSpent.message}
        </Notice>
      )}
      {!spent && !confirm.isSuccess && (
        <div className="flex flex-col gap-5">
          {confirm.isError && <Notice tone="danger">{wordsFor(confirm.error)}</Notice>}
          <p>Do you want to use this address for your account?</p>
          <div>
            <Button pending={confirm.isPending} onClick={() => confirm.mutate(token)}>
              Use this address
            </Button>
          </div>
        </div>
      )}
    </Page>
  );
}
