// @vitest-environment happy-dom
import { sitePages } from '@ribbon/domain/site';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FunctionComponent } from 'react';
import { describe, expect, it } from 'vitest';
import { HomeScreen } from '../HomeScreen.tsx';
import { ChildSafetyScreen } from '../policies/ChildSafetyScreen.tsx';
import { CookiePolicyScreen } from '../policies/CookiePolicyScreen.tsx';
import { PrivacyPolicyScreen } from '../policies/PrivacyPolicyScreen.tsx';
import { TermsScreen } from '../policies/TermsScreen.tsx';
import { WaitlistScreen } from '../waitlist/WaitlistScreen.tsx';
import { PLAIN, listedIn } from './listed.fixture.ts';
import { sentencesAt } from './public-pages.fixture.tsx';

const ROOT = resolve(import.meta.dirname, '../../../../../..');
/** Something that runs, or the page for people who run an installation. */
const CHECK = /\.test\.tsx?$|\.journey\.ts$|^e2e\/support\/|^docs\/OPERATING\.md$/u;

const PAGES: [string, string, FunctionComponent][] = [
  ['home', sitePages.home.path, HomeScreen],
  ['waitlist', sitePages.waitlist.path, WaitlistScreen],
  ['child-safety', sitePages.childSafety.path, ChildSafetyScreen],
  ['privacy-policy', sitePages.privacyPolicy.path, PrivacyPolicyScreen],
  ['terms-of-service', sitePages.termsOfService.path, TermsScreen],
  ['cookie-policy', sitePages.cookiePolicy.path, CookiePolicyScreen],
];

describe.each(PAGES)('the page %s', (name, path, Screen) => {
  const listed = listedIn(readFileSync(join(ROOT, 'docs/promises', `${name}.md`), 'utf8'));

  it('says nothing but what stands in its list, and all of that', async () => {
    const reply = await sentencesAt(path, Screen);
    expect(reply.length).toBeGreaterThan(10);
    expect(listed.map(({ sentence }) => sentence).toSorted()).toEqual(reply.toSorted());
  });

  it('promises nothing without a check that exists', () => {
    const checks = new Set(listed.map(({ check }) => check));
    expect(checks.size).toBeGreaterThan(1);
    checks.delete(PLAIN);
    const missing = [...checks].filter(
      (check) => !CHECK.test(check) || !existsSync(join(ROOT, check)),
    );
    expect(missing).toEqual([]);
  });
});
