export { LazyBetaNotice } from './LazyBetaNotice.tsx';
export { PlatformName } from './PlatformName.tsx';
export { settingsQuery, useSettings } from './settings.queries.ts';
