export * from './profiles.directory.schema.ts';
export { profileEndpoints, profileFaults } from './profiles.endpoints.ts';
export * from './profiles.policy.ts';
export * from './profiles.schema.ts';
export * from './profiles.texts.ts';
export { profileSlice } from './profiles.slice.ts';
