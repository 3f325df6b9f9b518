/** The name of a new installation; not translated, because an administrator may change it. */
export const FIRST_PLATFORM_NAME = 'Ribbon';
