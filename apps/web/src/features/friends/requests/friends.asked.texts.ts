import { t } from '@ribbon/domain/kernel';

/** What becomes of a request that was sent. A name may end with a dot, so the sentence does not. */
export const requestedWords = (name: string, waitsForGuardian: boolean): string =>
  waitsForGuardian
    ? t('We’ve asked your grown-up about {name}', { name })
    : t('Friend request sent to {name}', { name });
