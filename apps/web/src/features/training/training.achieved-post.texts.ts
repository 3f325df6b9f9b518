import { t } from '@ribbon/domain/kernel';

/** What a post about an achievement begins with; its author changes it as they like. */
export const achievedPost = (name: string) => ({
  text: t('I did it: {name}!', { name }).slice(0, 280),
});
