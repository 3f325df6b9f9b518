export { startEndpoints } from './start.endpoints.ts';
export { FirstStep, FirstStepKind, FirstSteps } from './start.schema.ts';
export { startSlice } from './start.slice.ts';
