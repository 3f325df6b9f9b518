import { Dialog, useLastShown } from '#ui';
import type { ReactNode } from 'react';

/** Everything about one row of a list; open while there is one. */
export function DetailsDialog<Row>({
  row,
  title,
  footer,
  onClose,
  children,
}: {
  row: Row | undefined;
  title: string;
  /** Buttons, the main one last. */
  footer?: (row: Row) => ReactNode;
  onClose: () => void;
  children: (row: Row) => ReactNode;
}) {
  const shown = useLastShown(row);
  if (shown === undefined) return null;
  return (
    <Dialog
      open={row !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={title}
      footer={footer?.(shown)}
    >
      {children(shown)}
    </Dialog>
  );
}
