import { RefusalDialog } from '#features/moderation';
import { type ClubTextField, wordsIn } from '@ribbon/domain/clubs';
import type { RefusedText } from './refused-text.ts';

/** Why a text of a club was not saved, and what it could say instead. Nothing typed is lost. */
export function RefusedTextDialog({
  refused,
  onUse,
  onClose,
}: {
  refused: RefusedText | undefined;
  onUse: (field: ClubTextField, words: string) => void;
  onClose: () => void;
}) {
  return (
    <RefusalDialog
      what="post"
      text={refused?.read?.text ?? ''}
      refusal={refused?.refusal}
      onUse={(suggestion) => {
        if (refused?.read) {
          const { field } = refused.read;
          onUse(field, wordsIn({ field, text: suggestion }));
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}
