import { SignInRequiredDialog } from '#features/accounts';
import { wordsOr } from '#lib/http/client.ts';
import type { PendingAction } from '#lib/session/pending-action.ts';
import { useMe } from '#lib/session/session.ts';
import { Button, ConfirmDialog, Dialog, toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type FriendshipStatus, friendMessages as words } from '@ribbon/domain/friends';
import { Hourglass, UserCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FriendAnswer } from './FriendAnswer.tsx';
import { requestedWords } from './friends.asked.texts.ts';
import { useAskFriend, useRemoveFriend } from '../friends.queries.ts';
import { t } from '@ribbon/domain/kernel';

interface Person {
  id: UserId;
  name: string;
}

/**
 * The friendship actions on somebody: ask, wait, answer or end. Nothing where the rules do not
 * allow it; a visitor is asked to sign in first.
 */
export function FriendButton({
  person,
  friendship,
  isMain = false,
}: {
  person: Person;
  /** Null for visitors. */
  friendship: FriendshipStatus | null;
  /** The main thing to do on this screen; in lists it stays quiet. */
  isMain?: boolean;
}) {
  const me = useMe();
  if (friendship === null)
    return me === null ? <VisitorButton person={person} isMain={isMain} /> : null;
  if (friendship.state === 'received') return <FriendAnswer person={person} />;
  if (friendship.state === 'friends') return <Friends person={person} />;
  if (friendship.state === 'sent') {
    const label = friendship.waitsForGuardian ? 'Waiting for your grown-up' : words.sent;
    return (
      <Button
        variant="secondary"
        disabled
        icon={<Hourglass aria-hidden />}
        aria-label={`${label}: ${person.name}`}
      >
        {label}
      </Button>
    );
  }
  return friendship.mayAsk ? <Ask person={person} isMain={isMain} /> : null;
}

function Ask({ person, isMain }: { person: Person; isMain: boolean }) {
  const ask = useAskFriend();
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        pending={ask.isPending}
        aria-label={`${words.add}: ${person.name}`}
        icon={<UserPlus aria-hidden />}
        onClick={() =>
          void ask.mutateAsync(person.id).then(
            ({ waitsForGuardian }) => toast.success(requestedWords(person.name, waitsForGuardian)),
            // The dialog below shows the error.
            () => undefined,
          )
        }
      >
        {words.add}
      </Button>
      <Dialog
        open={ask.isError}
        onOpenChange={() => ask.reset()}
        title={words.updateFailedTitle}
        footer={
          <Button variant="secondary" onClick={() => ask.reset()}>
            Close
          </Button>
        }
      >
        <p>{wordsOr(ask.error, words.updateFailed)}</p>
      </Dialog>
    </>
  );
}

function Friends({ person }: { person: Person }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveFriend();
  return (
    <>
      <Button
        aria-label={t('{friends}: {name} (remove)', { friends: words.friends, name: person.name })}
        variant="secondary"
        icon={<UserCheck aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {words.friends}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove Friend"
        text={
          <>
            <p>{words.confirmRemoval}</p>
            <p className="mt-2 text-muted">We won’t tell {person.name}.</p>
          </>
        }
        confirmLabel="Remove"
        cancelLabel="Keep friend"
        pending={remove.isPending}
        error={remove.isError ? wordsOr(remove.error, words.removeFailed) : undefined}
        onConfirm={() => remove.mutate(person.id, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}

function VisitorButton({ person: { id, name }, isMain }: { person: Person; isMain: boolean }) {
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        icon={<UserPlus aria-hidden />}
        aria-label={`${words.add}: ${name}`}
        onClick={() => setPendingAction({ kind: 'addFriend', userId: id, name })}
      >
        {words.add}
      </Button>
      <SignInRequiredDialog action={pendingAction} onClose={() => setPendingAction(undefined)} />
    </>
  );
}
