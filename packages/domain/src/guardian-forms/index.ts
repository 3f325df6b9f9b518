export { guardianFormEndpoints } from './guardian-forms.endpoints.ts';
export { formFaults } from './guardian-forms.faults.ts';
export * from './guardian-forms.problems.texts.ts';
export * from './guardian-forms.schema.ts';
export { guardianFormSlice } from './guardian-forms.slice.ts';
export * from './guardian-forms.texts.ts';
