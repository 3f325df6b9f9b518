import { lazily } from '#ui';

/** A visitor does not load it; the page of somebody with a session asks for it together with the app. */
export const LazyStartScreen = lazily(async () => (await import('./StartScreen.tsx')).StartScreen);
