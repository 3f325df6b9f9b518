export { siteEndpoints, siteFaults } from './site.endpoints.ts';
export { siteEvents } from './site.events.ts';
export { homeOpening } from './site.home.pages.ts';
export { sitePages } from './site.pages.ts';
export * from './site.schema.ts';
export { siteSlice } from './site.slice.ts';
