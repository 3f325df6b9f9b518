import { type Me, isAdult } from '@ribbon/domain/accounts';

/** What is looked at before others see it, for people whose posts no guardian reads. */
export const checkedWords = ({ ageBand }: Pick<Me, 'ageBand'>): string =>
  isAdult(ageBand)
    ? 'We check what you write before others see it. Nobody under 18 sees a picture that hasn’t been checked.'
    : 'We check what you write before others see it, and a person looks at each picture first.';
