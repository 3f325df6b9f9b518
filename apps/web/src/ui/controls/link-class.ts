/** Links inside text: recognisable without colour, calm until pointed at. */
export const linkClass =
  'rounded-sm font-medium text-brand-ink underline decoration-1 underline-offset-[0.2em] hover:decoration-2 transition-[text-decoration-thickness] duration-(--quick)';

/** Links in navigation and footers, where position already says that they are links. */
export const quietLinkClass =
  'rounded-sm text-ink no-underline hover:text-brand-ink hover:underline hover:underline-offset-[0.3em]';
