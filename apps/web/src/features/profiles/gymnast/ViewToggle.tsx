import { Button } from '#ui';
import { Eye, Lock } from 'lucide-react';

/** What everybody sees, or what friends see. */
export function ViewToggle({
  isPrivate,
  onChange,
}: {
  isPrivate: boolean;
  onChange: (isPrivate: boolean) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-3 border-0 p-0">
      <legend className="sr-only">Profile view</legend>
      <Button
        variant={isPrivate ? 'secondary' : 'primary'}
        aria-pressed={!isPrivate}
        icon={<Eye aria-hidden />}
        onClick={() => onChange(false)}
      >
        Public View
      </Button>
      <Button
        variant={isPrivate ? 'primary' : 'secondary'}
        aria-pressed={isPrivate}
        icon={<Lock aria-hidden />}
        onClick={() => onChange(true)}
      >
        Private View
      </Button>
    </fieldset>
  );
}
