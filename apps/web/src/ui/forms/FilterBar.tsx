import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { cx } from '../cx.ts';
import { Badge } from '../data/Badge.tsx';
import { Sheet } from '../overlays/dialogs/Dialogs.tsx';
import { useIsNarrow } from '../useIsNarrow.ts';
import { t } from '@ribbon/domain/kernel';

/** Search text beside filters. On a phone the filters are in a sheet. */
export function FilterBar({
  search,
  filters,
  active,
  action,
  className,
}: {
  search: ReactNode;
  filters: ReactNode;
  /** How many filters are set, so that nobody forgets them in the sheet. */
  active: number;
  /** What can be done with the whole list. */
  action?: ReactNode;
  /** The columns on a wide screen. */
  className: string;
}) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) {
    return (
      <div className={cx('grid items-end gap-4', className)}>
        {search}
        {filters}
        {action}
      </div>
    );
  }
  return (
    <div className="flex items-end gap-1.5">
      <div className="min-w-0 flex-1">{search}</div>
      <FilterSheet active={active}>{filters}</FilterSheet>
      {action}
    </div>
  );
}

function FilterSheet({ active, children }: { active: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={active === 0 ? 'Filters' : t('Filters, {active} set', { active })}
        className="relative border-2 border-line-strong"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {active > 0 && (
          <Badge tone="count" className="absolute -top-2 -right-2">
            {active}
          </Badge>
        )}
      </IconButton>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <Button block onClick={() => setOpen(false)}>
            Show results
          </Button>
        }
      >
        <div className="flex flex-col gap-4">{children}</div>
      </Sheet>
    </>
  );
}
