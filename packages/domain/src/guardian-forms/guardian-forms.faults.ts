import { fault, t } from '../kernel/index.ts';
import { FORMS_PER_WEEK } from './guardian-forms.schema.ts';

export const formFaults = {
  alreadyWaits: fault(
    'formWaits',
    409,
    'We already have a form from you. You can withdraw it and send another.',
  ),
  alreadyVerified: fault('guardianVerified', 409, 'We already know you. There’s nothing to sign.'),
  alreadyDecided: fault('formDecided', 409, 'Someone has already decided about this form.'),
  pictureGone: fault(
    'formPictureGone',
    409,
    'The picture is gone, so nobody can look at it. Please ask for another.',
  ),
  tooMany: fault(
    'tooManyForms',
    429,
    t(
      'You can send up to {formsPerWeek} forms a week. Please try again later, or ask your club to confirm you.',
      { formsPerWeek: FORMS_PER_WEEK },
    ),
  ),
};
