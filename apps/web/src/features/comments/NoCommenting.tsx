import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useMe } from '#lib/session/session.ts';
import { Button } from '#ui';
import { type CommentAccess, commentMessages } from '@ribbon/domain/comments';
import { familyFaults } from '@ribbon/domain/families';
import { isAdult } from '@ribbon/domain/accounts';

const FOR_ADULTS = 'Only friends, guardians and coaches can comment on a young person’s post.';
const FOR_MINORS = 'You can comment on posts by your friends and your club.';

/** Why there is nothing to write in, and the way on where there is one. */
export function NoCommenting({ access }: { access: CommentAccess }) {
  const { openAuth } = useAuthDialog();
  const me = useMe();
  if (access === 'signIn') {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p>Would you like to say something?</p>
        <Button variant="secondary" onClick={() => openAuth('sign-in')}>
          Sign in to comment
        </Button>
      </div>
    );
  }
  return <p className="text-muted">{wordsFor(access, !!me && isAdult(me.ageBand))}</p>;
}

function wordsFor(access: CommentAccess, toAdult: boolean): string {
  if (access === 'off') return commentMessages.off;
  if (access === 'guardianSaysNo') return familyFaults.guardianSaysNo.message;
  return toAdult ? FOR_ADULTS : FOR_MINORS;
}
