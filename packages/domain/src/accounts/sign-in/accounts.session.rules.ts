// In a file of its own: every page reads it before anybody signs in.
export const SESSION_IDLE_MINUTES = 20;
/** How long before its end a session shows a warning. */
export const SESSION_WARNING_SECONDS = 120;
/** A click or a key counts as activity once this long nothing followed. */
export const SESSION_DEBOUNCE_SECONDS = 2;
/** The server hears of activity at most this often. */
export const SESSION_PING_SECONDS = 30;
