export { createProfiles } from './profiles.slice.ts';
