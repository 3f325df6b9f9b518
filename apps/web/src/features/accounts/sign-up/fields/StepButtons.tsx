import { Button } from '#ui';

/** What the last step says. */
export const CREATE_ACCOUNT = 'Create account';

/** Back and on, at the foot of every sign-up step. */
export function StepButtons({
  onBack,
  label = 'Continue',
  pending = false,
  disabled = false,
}: {
  onBack: () => void;
  label?: string;
  pending?: boolean;
  disabled?: boolean;
}) {
  return (
    <div className="flex gap-3">
      <Button variant="secondary" onClick={onBack}>
        Back
      </Button>
      <Button type="submit" pending={pending} disabled={disabled} className="flex-1">
        {label}
      </Button>
    </div>
  );
}
