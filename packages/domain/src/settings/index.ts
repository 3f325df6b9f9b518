export { settingsEndpoints } from './settings.endpoints.ts';
export { settingsReadEndpoints } from './settings.read.endpoints.ts';
export { settingsFaults } from './settings.faults.ts';
export { settingsPolicy } from './settings.policy.ts';
export * from './settings.defaults.codes.ts';
export * from './settings.history.schema.ts';
export * from './settings.schema.ts';
export { settingsSlice } from './settings.slice.ts';
