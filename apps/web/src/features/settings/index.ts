export { LazyBetaNotice } from './LazyBetaNotice.tsx';
export { PlatformLogo } from './PlatformLogo.tsx';
export { PlatformName } from './PlatformName.tsx';
export { settingsQuery, useSettings } from './settings.queries.ts';
