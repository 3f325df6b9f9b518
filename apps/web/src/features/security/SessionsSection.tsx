import { wordsFor } from '#lib/http/client.ts';
import { dayAndTime } from '#lib/format/format.ts';
import { Badge, Button, ConfirmDialog, List, ListRow, Section, toast } from '#ui';
import type { OpenSession } from '@ribbon/domain/security';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useEndAllSessions, useEndSession } from './security.queries.ts';
import { t } from '@ribbon/domain/kernel';

export function SessionsSection({ sessions }: { sessions: readonly OpenSession[] }) {
  const [asking, setAsking] = useState(false);
  const endAll = useEndAllSessions();
  return (
    <Section
      title="Where you are signed in"
      intro="Don’t recognise one of these? Sign it out and change your password."
    >
      <List label="Where you are signed in">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </List>
      <div>
        <Button variant="secondary" icon={<LogOut />} onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        text="You’ll be signed out on every device, including this one."
        confirmLabel="Sign out everywhere"
        pending={endAll.isPending}
        error={endAll.error?.message}
        onConfirm={() => endAll.mutate()}
      />
    </Section>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const end = useEndSession();
  // The row is gone before the callbacks of a hook would be called.
  const signOut = () =>
    end.mutateAsync(session.id).then(
      () => toast.success(t('{browser} has been signed out', { browser: session.browser })),
      (error: unknown) => toast.error(wordsFor(error)),
    );
  return (
    <ListRow
      icon={<MonitorSmartphone aria-hidden />}
      title={
        <>
          {session.browser} {session.isCurrent && <Badge tone="safe">This device</Badge>}
        </>
      }
      text={
        session.isCurrent
          ? t('Signed in {createdAt}', { createdAt: dayAndTime(session.createdAt) })
          : t('Signed in {createdAt}, last active {lastActiveAt}', {
              createdAt: dayAndTime(session.createdAt),
              lastActiveAt: dayAndTime(session.lastActiveAt),
            })
      }
      action={
        !session.isCurrent && (
          <Button
            variant="secondary"
            pending={end.isPending}
            aria-label={t('Sign out {browser}', { browser: session.browser })}
            onClick={() => void signOut()}
          >
            Sign out
          </Button>
        )
      }
    />
  );
}
