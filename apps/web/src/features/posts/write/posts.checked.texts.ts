import { type Me, isAdult } from '@ribbon/domain/accounts';

/** What is looked at before others see it, for people whose posts no guardian reads. */
export const checkedWords = ({ ageBand }: Pick<Me, 'ageBand'>): string =>
  isAdult(ageBand)
    ? 'We check your words before others see them. Nobody under 18 sees a picture that hasn’t been checked.'
    : 'We check your words before others see them, and a person looks at each picture first.';
