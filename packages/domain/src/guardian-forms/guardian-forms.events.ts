import * as z from 'zod';
import { GuardianFormId } from './guardian-forms.schema.ts';

const ofForm = z.object({ formId: GuardianFormId });

export const guardianFormEvents = {
  'guardian.form.sent': ofForm,
  'guardian.form.decided': ofForm,
};
