import { useSchemaForm } from '#lib/forms/form.ts';
import {
  Button,
  ConfirmDialog,
  Form,
  Loading,
  Notice,
  QueryBoundary,
  Section,
  Skeleton,
  Switch,
  TextField,
  toast,
} from '#ui';
import { type FriendCode, UsedFriendCode } from '@ribbon/domain/friends';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { requestedWords } from './friends.asked.texts.ts';
import { friendCodeQuery, useFriendCode, useRenewCode, useSwitchCode } from '../friends.queries.ts';

/** The reader's four words to share with a friend, and the field for a friend's. */
export function FriendCodeSection() {
  const query = useQuery(friendCodeQuery);
  return (
    <Section
      title="Friend code"
      intro="Share it with friends when you meet them. They can use it to ask to be your friend, even from another club. Please don’t post it."
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3 }}
        loading={
          <Loading>
            <Skeleton className="my-4 w-48" />
          </Loading>
        }
      >
        {(code) => code && <OwnCode code={code} />}
      </QueryBoundary>
      <UseCode />
    </Section>
  );
}

function OwnCode({ code: { code, isEnabled } }: { code: FriendCode }) {
  const [asking, setAsking] = useState(false);
  const renew = useRenewCode();
  const change = useSwitchCode();
  return (
    <div className="flex flex-col gap-4">
      <p
        className={
          isEnabled
            ? 'font-display text-2xl font-extrabold wrap-anywhere'
            : 'font-display text-2xl font-extrabold text-muted line-through wrap-anywhere'
        }
      >
        <span className="sr-only">Your code: </span>
        {code.replaceAll('-', ' ')}
      </p>
      {change.isError && <Notice tone="danger">{change.error.message}</Notice>}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Switch
          label="Friends can use my code"
          checked={isEnabled}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.target.checked)}
        />
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden />}
          onClick={() => setAsking(true)}
        >
          New words
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title="Change your four words?"
        text="Your old code will stop working. Your friends stay your friends."
        confirmLabel="New words"
        pending={renew.isPending}
        error={renew.error?.message}
        onConfirm={() => renew.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </div>
  );
}

function UseCode() {
  const form = useSchemaForm(UsedFriendCode, { code: '' });
  const use = useFriendCode();
  const submit = form.handleSubmit(({ code }) =>
    use.mutateAsync(code).then(({ waitsForGuardian }) => {
      form.reset();
      toast.success(requestedWords('your friend', waitsForGuardian));
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <div className="flex max-w-xl flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          label="Do you have a friend’s code?"
          hint="Type the four words. Capitals and dashes don’t matter."
          className="flex-1"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <div className="sm:pt-8">
          <Button type="submit" variant="secondary" pending={use.isPending}>
            Ask my friend
          </Button>
        </div>
      </div>
    </Form>
  );
}
