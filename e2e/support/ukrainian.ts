import { type Reader, type Words, readBy, t } from '@ribbon/domain/kernel';
import { catalogueOf } from '@ribbon/languages/catalogue';

const UKRAINIAN: Reader = {
  language: 'uk',
  translated: (english) => {
    const words = catalogueOf('uk').get(english);
    if (words === undefined) throw new Error(`not in the Ukrainian catalogue: ${english}`);
    return words;
  },
};

let reader: Reader = { language: 'en' };
readBy(() => reader);

/** What the product says to a Ukrainian reader, by its message in English. */
export const say: Words = (english, ...values) => {
  const before = reader;
  reader = UKRAINIAN;
  try {
    return t(english, ...values);
  } finally {
    reader = before;
  }
};
