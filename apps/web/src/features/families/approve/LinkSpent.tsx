import { wordsFor } from '#lib/http/client.ts';
import { Button, EmptyState, MessageScreen, Notice } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { GUARDIAN_LINK_DAYS } from '@ribbon/domain/families';
import { Link } from '@tanstack/react-router';
import { Unlink } from 'lucide-react';
import { useNewLink } from '../families.requests.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Says nothing about the child: the reader has proved nothing. */
export function LinkSpent({ childId }: { childId: UserId | undefined }) {
  const newLink = useNewLink();
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<Unlink aria-hidden />}
        title="This link no longer works"
        text={t(
          'A link works once, for {guardianLinkDays} days. It may have been used already, or replaced by a newer email.',
          { guardianLinkDays: GUARDIAN_LINK_DAYS },
        )}
        action={
          <div className="flex flex-col items-center gap-3">
            {newLink.isSuccess ? (
              <Notice tone="safe" className="text-left">
                If an answer is still needed, a new link is on its way. Please check your inbox.
              </Notice>
            ) : childId ? (
              <Button pending={newLink.isPending} onClick={() => newLink.mutate(childId)}>
                Send me a new link
              </Button>
            ) : (
              <Button render={<Link to="/" />}>Go Home</Button>
            )}
            {newLink.isError && <Notice tone="danger">{wordsFor(newLink.error)}</Notice>}
          </div>
        }
      />
    </MessageScreen>
  );
}
