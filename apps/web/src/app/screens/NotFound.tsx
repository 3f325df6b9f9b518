import { Button, EmptyState, MessageScreen } from '#ui';
import { Link } from '@tanstack/react-router';
import { useTitle } from '#lib/navigation/title.ts';

export function NotFound() {
  useTitle('Page Not Found');
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        title="Page Not Found"
        text="The page you're looking for doesn't exist."
        action={<Button render={<Link to="/" />}>Go Home</Button>}
      />
    </MessageScreen>
  );
}
