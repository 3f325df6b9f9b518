import { Dialog, useLastShown } from '#ui';
import { MyFriends, People, WORDS } from './PeopleList.tsx';
import type { PeopleKind } from './friends.queries.ts';

/** Lists the people behind one of the reader's figures. */
export function PeopleDialog({
  kind,
  onClose,
}: {
  /** Undefined keeps it closed. */
  kind: PeopleKind | undefined;
  onClose: () => void;
}) {
  const shown = useLastShown(kind);
  return (
    <Dialog
      open={kind !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown ? WORDS[shown].title : ''}
    >
      {shown === 'friends' && <MyFriends />}
      {shown !== undefined && shown !== 'friends' && <People kind={shown} />}
    </Dialog>
  );
}
