import { NOTICE_VERSION } from '../families/index.ts';
import { WAITING_HOURS, t } from '../kernel/index.ts';

export const formMessages = {
  fileRequired: 'Please add a photo or scan of the signed form',
  problemRequired: 'Please choose what is wrong',
  wordsTooLong: 'Please keep it to 500 characters',
  wordsRequired: 'Please say what is wrong',
  lookedAt: t('Someone on our team looks at it within {guardian_forms} hours.', {
    guardian_forms: WAITING_HOURS.guardian_forms,
  }),
  sent: t('Thank you. We’ll look at your form within {guardian_forms} hours.', {
    guardian_forms: WAITING_HOURS.guardian_forms,
  }),
  withdrawn: 'Your form is withdrawn, and its picture is deleted.',
  decided: { accepted: 'Form accepted.', declined: 'Form declined.' },
} as const;

/** What a guardian signs, as it is printed. */
export const consentPoints = (platform: string): readonly string[] => [
  'I am 18 or older. I look after this child and may decide for them.',
  t(
    'I have read what {platform} keeps about my child, who sees it and what is checked (notice {noticeVersion}).',
    { platform, noticeVersion: NOTICE_VERSION },
  ),
  'I agree that children and families of my child’s clubs may see my child’s first name and an initial.',
  'I agree that my child may make friends, write posts and comments, and join challenges there, as far as I switch this on in My Family.',
  'I can take back each permission, or pause the account, in My Family at any time.',
];
