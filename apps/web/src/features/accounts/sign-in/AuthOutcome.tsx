import { Heading, TakesFocus } from '#ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** How a step of the sign-in dialog ended, and what comes next. */
export function AuthOutcome({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <TakesFocus className="flex flex-col items-start gap-3">
      <Icon aria-hidden className="size-12 text-brand-ink" strokeWidth={1.75} />
      <Heading level={3}>{title}</Heading>
      <div role="status">{children}</div>
      {action && <div className="mt-3 flex w-full flex-wrap items-center gap-3">{action}</div>}
    </TakesFocus>
  );
}
