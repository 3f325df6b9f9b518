export { BetaNotice } from './BetaNotice.tsx';
export { PlatformName } from './PlatformName.tsx';
export { settingsQuery, useSettings } from './settings.queries.ts';
