export const backdropClass =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-(--steady) data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A panel in the middle of the screen that rises in; callers say what it does on a phone. */
export const popupClass =
  'fixed z-50 flex flex-col bg-surface-raised text-ink shadow-far outline-none ' +
  'transition-[opacity,transform] duration-(--steady) ease-ribbon ' +
  'data-starting-style:translate-y-6 data-starting-style:opacity-0 data-ending-style:translate-y-6 data-ending-style:opacity-0 ' +
  // Below another dialog it looks as out of reach as it is.
  "data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:z-20 data-nested-dialog-open:after:bg-scrim data-nested-dialog-open:after:content-[''] " +
  'overflow-hidden sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(88dvh,52rem)] sm:w-[calc(100%-3rem)] sm:rounded-lg';

/** Small floating things: menus. */
export const floatingClass =
  'z-50 rounded-md border-2 border-line bg-surface-raised p-1.5 text-ink shadow-far outline-none ' +
  'origin-(--transform-origin) transition-[opacity,scale] duration-(--quick) ' +
  'data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-96 data-ending-style:opacity-0';
