import type { ReactNode } from 'react';

/** Things one below the other, each with what can be done about it. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y-2 divide-line">
      {children}
    </ul>
  );
}

export function ListRow({
  icon,
  title,
  text,
  action,
}: {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-44 items-start gap-3.5">
        {icon && <span className="mt-0.5 shrink-0 text-brand-ink [&>svg]:size-6">{icon}</span>}
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
            {title}
          </div>
          {text && <div className="mt-0.5 text-sm text-muted">{text}</div>}
        </div>
      </div>
      {action && <div className="flex flex-wrap gap-2.5">{action}</div>}
    </li>
  );
}
