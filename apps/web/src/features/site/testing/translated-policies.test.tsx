// @vitest-environment happy-dom
import { readBy } from '@ribbon/domain/kernel';
import { sitePages } from '@ribbon/domain/site';
import { afterEach, expect, it } from 'vitest';
import { TermsScreen } from '../policies/TermsScreen.tsx';
import { TRANSLATED, UPDATED } from '../policies/site.policy-days.rules.ts';
import { sentencesAt } from './public-pages.fixture.tsx';

afterEach(() => readBy(() => ({ language: 'en' })));

const BINDING = 'The English text is binding.';
const read = () => sentencesAt(sitePages.termsOfService.path, TermsScreen);

it.each(Object.entries(UPDATED))('the translation of %s is as new as its words', (_, day) => {
  expect(day <= TRANSLATED).toBe(true);
});

it('a translated policy says that the English text is binding', async () => {
  readBy(() => ({ language: 'bg' }));
  expect(await read()).toContain(BINDING);
  readBy(() => ({ language: 'en' }));
  expect(await read()).not.toContain(BINDING);
});
