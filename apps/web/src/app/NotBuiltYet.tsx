import { useTitle } from '#lib/title.ts';
import { Button, EmptyState } from '#ui';
import { Link } from '@tanstack/react-router';
import { Construction } from 'lucide-react';

/** Honest about a part of the product that does not exist yet. */
export function NotBuiltYet({ title }: { title: string }) {
  useTitle(title);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
      <EmptyState
        level={1}
        icon={<Construction aria-hidden />}
        title={title}
        text="This part of Ribbon is not built yet. It will open here as soon as it works."
        action={<Button render={<Link to="/" />}>Go Home</Button>}
      />
    </div>
  );
}
