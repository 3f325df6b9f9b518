/** The two answers to "only this one?" in a series. */
export const SCOPE_CARDS = [
  { value: 'this', title: 'Only this event' },
  { value: 'following', title: 'This and following events' },
] as const;
