import { useMe } from '#lib/session.ts';
import { Dialog, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { PostForm } from '../write/PostForm.tsx';
import { sentWords } from '../write/sentWords.ts';

/** Writes in the club's name. A press outside loses nothing. */
export function ClubPostDialog({
  clubId,
  open,
  onOpenChange,
}: {
  clubId: ClubId;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const me = useMe();
  if (!me) return null;
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={false}
      title="Create Club Post"
      description="Everybody can see it, with the club’s name and yours. It is checked first."
    >
      <PostForm
        me={me}
        clubId={clubId}
        onCancel={close}
        onDone={(saved) => {
          toast.success(sentWords(saved).text);
          close();
        }}
      />
    </Dialog>
  );
}
