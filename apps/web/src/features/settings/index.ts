export { LazyBetaNotice } from './LazyBetaNotice.tsx';
export { PlatformLogo } from './PlatformLogo.tsx';
export { PlatformName } from './PlatformName.tsx';
export { settingsQuery, useIsOutsideBeta, useSettings } from './settings.queries.ts';
