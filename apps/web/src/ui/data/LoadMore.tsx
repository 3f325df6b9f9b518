import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';

/** The next part of a list, on request. Leave it out when there is no more. */
export function LoadMore({
  onLoad,
  pending = false,
  label = 'Load more',
}: {
  onLoad: () => void;
  pending?: boolean;
  label?: string;
}) {
  return (
    <div className="flex justify-center pt-2">
      <Button variant="secondary" pending={pending} onClick={onLoad}>
        {label}
      </Button>
    </div>
  );
}

/** Page by page, for tables whose end people want to know. */
export function Pagination({
  page,
  pages,
  onPage,
  label = 'Pages',
}: {
  /** Counted from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label?: string;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-3">
      <IconButton label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <p aria-live="polite" className="font-display text-lg font-bold tabular-nums">
        Page {page} of {pages}
      </p>
      <IconButton label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </nav>
  );
}
