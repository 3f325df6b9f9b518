import { Button, Dialog } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type MembershipRequest } from '@ribbon/domain/clubs';
import { RELATIONSHIP_PHRASES } from '@ribbon/domain/families';
import { t } from '@ribbon/domain/kernel';

/** Asked when a child is taken in whose guardian nobody has verified; each answer takes the child in. */
export function GuardianQuestion({
  request: { name, guardians },
  open,
  onOpenChange,
  onAnswer,
}: {
  request: MembershipRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAnswer: (known: UserId[]) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Do you know {name}’s guardian in person?', { name })}
      description={t(
        'Other families rely on your answer: if you say yes, {name} can make friends and post. We keep a record of who said it.',
        { name },
      )}
    >
      <div className="flex flex-col gap-3">
        {guardians.map((guardian) => (
          <Button key={guardian.id} block onClick={() => onAnswer([guardian.id])}>
            Yes, I know {guardian.name} ({RELATIONSHIP_PHRASES[guardian.relationship]})
          </Button>
        ))}
        <Button block variant="secondary" onClick={() => onAnswer([])}>
          No, approve {name} without
        </Button>
        <p className="text-sm text-muted">
          Without your yes, {name} trains with you and sees your events, and starts in private here.
          You can say yes later, under “Guardians to confirm”.
        </p>
      </div>
    </Dialog>
  );
}
