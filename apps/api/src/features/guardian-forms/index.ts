export { createGuardianForms } from './guardian-forms.slice.ts';
