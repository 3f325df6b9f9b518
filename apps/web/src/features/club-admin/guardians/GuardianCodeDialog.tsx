import { useSettings } from '#features/settings';
import { longDay } from '#lib/format/format.ts';
import { Button, Dialog, RibbonMark } from '#ui';
import type { GuardianCode } from '@ribbon/domain/families';
import { Printer } from 'lucide-react';

/** The code to hand over, on paper or by word of mouth. Shown this once: we keep no copy. */
export function GuardianCodeDialog({
  code,
  onClose,
}: {
  code: GuardianCode | undefined;
  onClose: () => void;
}) {
  const { platformName } = useSettings();
  return (
    <Dialog
      open={code !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Hand this code over in person"
      description="Give it only to the child’s guardian, and only when you meet. We show it once."
    >
      {code && (
        <div className="flex flex-col gap-5">
          <div className="printed-alone flex flex-col gap-4 rounded-lg border-2 border-dashed border-line-strong bg-surface-raised p-6">
            <p className="flex items-center gap-2.5 font-display text-lg font-bold">
              <RibbonMark className="size-7" /> {platformName}
            </p>
            <p>For the guardian of {code.child}</p>
            <p className="text-xl font-bold wrap-anywhere">{code.code.split('-').join(' · ')}</p>
            <p className="text-sm">
              Open My Family, find “The club gives you a code” and type the four words. They work
              once, until {longDay(code.expiresAt)}.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
              Print the code
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
