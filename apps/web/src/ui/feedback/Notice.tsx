import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const tones = {
  info: { icon: Info, look: 'bg-info-soft', mark: 'text-info' },
  safe: { icon: CircleCheck, look: 'bg-safe-soft', mark: 'text-safe' },
  caution: { icon: TriangleAlert, look: 'bg-caution-soft', mark: 'text-caution' },
  danger: { icon: CircleAlert, look: 'bg-danger-soft', mark: 'text-danger' },
};

export type NoticeProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Danger speaks up as an alert, the others as a status; `none` for words that were always there. */
  role?: 'alert' | 'status' | 'none';
  className?: string;
};

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, action, role, className }: NoticeProps) {
  const { icon: Icon, look, mark } = tones[tone];
  const spoken = role ?? (tone === 'danger' ? 'alert' : 'status');
  return (
    <div
      {...(spoken !== 'none' && { role: spoken })}
      className={cx('flex items-start gap-3 rounded-md px-4 py-3 text-ink', look, className)}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2 mb-1 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
