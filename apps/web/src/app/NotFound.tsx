import { Button, EmptyState } from '#ui';
import { Link } from '@tanstack/react-router';
import { useTitle } from '#lib/title.ts';

export function NotFound() {
  useTitle('Page Not Found');
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
      <EmptyState
        level={1}
        title="Page Not Found"
        text="The page you're looking for doesn't exist."
        action={<Button render={<Link to="/" />}>Go Home</Button>}
      />
    </div>
  );
}
