/** As a new installation stores them; not translated, because an administrator may change them. */
export const FIRST_PLATFORM_NAME = 'Ribbon';
export const FIRST_HOME_TITLE = 'Discover the World of Rhythmic Gymnastics';
