export { settingsEndpoints } from './settings.endpoints.ts';
export { settingsPolicy } from './settings.policy.ts';
export * from './settings.schema.ts';
export { settingsSlice } from './settings.slice.ts';
