/** As a new installation stores it; an administrator may change it. */
export const FIRST_HOME_TITLE = 'Discover the World of Rhythmic Gymnastics';
