export { postEndpoints } from './posts.endpoints.ts';
export { clubPostEndpoints } from './posts.club.endpoints.ts';
export * from './posts.club.schema.ts';
export { postEvents } from './posts.events.ts';
export { postFaults } from './posts.faults.ts';
export * from './posts.feed.schema.ts';
export { postPolicy } from './posts.policy.ts';
export * from './posts.schema.ts';
export { tagEndpoints } from './tags/posts.tags.endpoints.ts';
export {
  type TaggedPerson,
  type TagAudience,
  tagChoiceOf,
  tagPolicy,
} from './tags/posts.tags.policy.ts';
export * from './tags/posts.tags.schema.ts';
export { postSlice } from './posts.slice.ts';
export { HELD_IS_SHOWN, heldLink, ofHeld } from './posts.kinds.ts';
