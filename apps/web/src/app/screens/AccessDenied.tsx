import { useTitle } from '#lib/navigation/title.ts';
import { Button, EmptyState, MessageScreen } from '#ui';
import { Link } from '@tanstack/react-router';
import { ShieldX } from 'lucide-react';

export function AccessDenied({ text }: { text: string }) {
  useTitle('Access Denied');
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<ShieldX aria-hidden />}
        title="Access Denied"
        text={text}
        action={<Button render={<Link to="/" />}>Go Home</Button>}
      />
    </MessageScreen>
  );
}
