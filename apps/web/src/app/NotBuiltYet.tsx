import { useTitle } from '#lib/title.ts';
import { Button, EmptyState, MessageScreen } from '#ui';
import { Link } from '@tanstack/react-router';
import { Construction } from 'lucide-react';

/** Honest about a part of the product that does not exist yet. */
export function NotBuiltYet({ title }: { title: string }) {
  useTitle(title);
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<Construction aria-hidden />}
        title={title}
        text="We’re still building this part. It will open here as soon as it works."
        action={<Button render={<Link to="/" />}>Go Home</Button>}
      />
    </MessageScreen>
  );
}
