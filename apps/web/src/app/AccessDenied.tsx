import { Button, EmptyState } from '#ui';
import { Link } from '@tanstack/react-router';
import { ShieldX } from 'lucide-react';

export function AccessDenied({ text }: { text: string }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
      <EmptyState
        level={1}
        icon={<ShieldX aria-hidden />}
        title="Access Denied"
        text={text}
        action={<Button render={<Link to="/" />}>Go Home</Button>}
      />
    </div>
  );
}
