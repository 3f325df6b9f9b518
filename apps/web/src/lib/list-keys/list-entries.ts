/** While one of these is open, the list below it is out of reach. */
export const COVERED_BY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** What stands around an entry: the card or the row with its buttons. */
export const frameOf = (entry: Element): Element => entry.closest('li, tr') ?? entry;

/** Gives an entry the focus and shows the whole of it. */
export function goTo(entry: HTMLElement | undefined): void {
  entry?.focus({ preventScroll: true });
  if (entry) frameOf(entry).scrollIntoView({ block: 'nearest' });
}
