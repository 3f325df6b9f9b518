import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** A link to an address from the server; the router follows it without reloading the page. */
export function AppLink({
  to,
  onClick,
  children,
  ...anchor
}: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const router = useRouter();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // In another tab, as the browser does it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(to);
  };
  return (
    <a {...anchor} href={to} onClick={open}>
      {children}
    </a>
  );
}
