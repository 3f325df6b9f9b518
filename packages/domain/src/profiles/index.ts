export * from './profiles.directory.ts';
export { profileEndpoints, profileFaults } from './profiles.endpoints.ts';
export * from './profiles.policy.ts';
export * from './profiles.schema.ts';
export * from './profiles.words.ts';
export { profileSlice } from './profiles.slice.ts';
