import { Button, Notice } from '#ui';
import { HeartHandshake } from 'lucide-react';

/** Honest about the path that is not open yet: a child cannot sign up without a guardian. */
export function SignUpGuardian({ onBack }: { onBack: () => void }) {
  return (
    <div data-comfort="child" className="flex flex-col gap-5">
      <HeartHandshake aria-hidden className="size-12 text-brand-ink" />
      <Notice tone="info" title="You join together with a grown-up">
        If you are under 13, a parent or guardian says yes first. Signing up together is not built
        yet. Until it is, we cannot make an account for you, and we have kept nothing you typed.
      </Notice>
      <Button variant="secondary" onClick={onBack}>
        Back
      </Button>
    </div>
  );
}
