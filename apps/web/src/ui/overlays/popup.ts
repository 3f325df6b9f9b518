export const backdropClass =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-(--steady) data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A panel in the middle of the screen that rises in; callers say what it does on a phone. */
export const popupClass =
  'fixed z-50 flex flex-col bg-surface-raised text-ink shadow-far outline-none ' +
  'transition-[opacity,transform] duration-(--steady) ease-ribbon ' +
  'data-starting-style:translate-y-6 data-starting-style:opacity-0 data-ending-style:translate-y-6 data-ending-style:opacity-0 ' +
  // Below another dialog it looks as out of reach as it is.
  "data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:z-20 data-nested-dialog-open:after:bg-scrim data-nested-dialog-open:after:content-[''] " +
  // Messages have a strip of their own above it: they cover no dialog.
  'overflow-hidden sm:inset-0 sm:top-(--toast-room,0px) sm:m-auto sm:h-fit sm:max-h-[min(88dvh,52rem,calc(100dvh-2rem-var(--toast-room,0px)))] sm:w-[calc(100%-3rem)] sm:rounded-lg';

/** On a phone the whole screen below the messages. */
export const fullScreenClass =
  'max-sm:inset-x-0 max-sm:top-(--toast-room,0px) max-sm:bottom-0 max-sm:rounded-none';

/** On a phone it rises from the foot, no higher than its words. */
export const sheetClass =
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-var(--toast-room,0px))] max-sm:rounded-t-lg sm:max-w-md';

/** Scrolls between title and buttons; the buttons of a form inside stay at its foot. */
export const dialogBodyClass = 'dialog-body min-h-0 flex-1 overflow-y-auto overscroll-contain';

/** Small floating things: menus. */
export const floatingClass =
  'z-50 rounded-md border-2 border-line bg-surface-raised p-1.5 text-ink shadow-far outline-none ' +
  'origin-(--transform-origin) transition-[opacity,scale] duration-(--quick) ' +
  'data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-96 data-ending-style:opacity-0';
