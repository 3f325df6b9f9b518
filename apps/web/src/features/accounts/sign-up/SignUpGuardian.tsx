import { Button } from '#ui';
import { HeartHandshake } from 'lucide-react';
import { AuthOutcome } from '../AuthOutcome.tsx';

/** Honest about the path that is not open yet: a child cannot sign up without a guardian. */
export function SignUpGuardian({ onBack }: { onBack: () => void }) {
  return (
    <div data-comfort="child">
      <AuthOutcome
        icon={HeartHandshake}
        title="You join together with a grown-up"
        action={
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
        }
      >
        If you are under 13, a parent or guardian says yes first. Signing up together is not built
        yet. Until it is, we cannot make an account for you, and we have kept nothing you typed.
      </AuthOutcome>
    </div>
  );
}
