import { useSettings } from '#features/settings';
import { Button } from '#ui';
import { SESSION_IDLE_MINUTES } from '@ribbon/domain/accounts';
import { COOKIES, STORED_NOTES, t } from '@ribbon/domain/kernel';
import { sitePages } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { showPreferences } from '../cookies/useCookieConsent.ts';
import { PolicyFacts } from './PolicyFacts.tsx';
import { ContactLink, PolicyPage, type PolicyPart } from './PolicyPage.tsx';
import { UPDATED } from './site.policy-days.rules.ts';

const COOKIE = [
  { name: 'Name', text: <code>ribbon.session_token</code> },
  {
    name: 'When it is set',
    text: 'When you sign in, or follow the link that confirms your email address. If you only look around, you get no cookie.',
  },
  { name: 'What it holds', text: 'A random number with our signature. No name, no email address.' },
  {
    name: 'What it is for',
    text: 'It tells our server that you are still the same person from one click to the next.',
  },
  {
    name: 'How long',
    text: t(
      'Your sign-in ends after {sessionIdleMinutes} minutes without activity; then the cookie no longer works. Your browser removes it when you sign out, and after seven days at the latest.',
      { sessionIdleMinutes: SESSION_IDLE_MINUTES },
    ),
  },
  {
    name: 'Who can read it',
    text: 'Only our server. Scripts on the page cannot read it (HttpOnly), and other sites cannot use it to act as you (SameSite=Lax). On https its name starts with __Secure- and it is always encrypted in transit.',
  },
];

const CATEGORIES = [
  { name: 'Necessary', text: 'The sign-in cookies and your choices above. Always on.' },
  { name: 'Functional', text: 'Nothing at present.' },
  { name: 'Analytics', text: 'Nothing at present. We do not measure visits.' },
  { name: 'Marketing', text: 'Nothing at present. There is no advertising.' },
];

const partsFor = (name: string): readonly PolicyPart[] => [
  {
    id: 'short',
    title: 'The short version',
    body: (
      <ul>
        <li>{name} sets cookies only when you sign up, sign in or choose a language.</li>
        <li>Your browser keeps a few small notes for you. It does not send them to us.</li>
        <li>
          No other company sets a cookie here. Pages, fonts, pictures and scripts all come from our
          own site.
        </li>
        <li>We do not track you, here or anywhere else.</li>
      </ul>
    ),
  },
  {
    id: 'cookie',
    title: 'The cookies',
    body: (
      <>
        <PolicyFacts facts={COOKIE} />
        <p>
          Without this cookie nobody could stay signed in. Smaller ones help with signing up and
          signing in, and one remembers your language; scripts can read only that one:
        </p>
        <PolicyFacts facts={COOKIES} code />
        <p>The law lets us set these without asking, because you asked for what they do.</p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'Notes in your browser',
    body: (
      <>
        <p>
          These are kept in your browser’s storage, on your device. Your browser does not send them
          to us.
        </p>
        <PolicyFacts facts={STORED_NOTES} code />
      </>
    ),
  },
  {
    id: 'choices',
    title: 'Your choices',
    body: (
      <>
        <p>
          The cookie banner has four categories. You can refuse three of them with one click, and
          everything still works.
        </p>
        <PolicyFacts facts={CATEGORIES} />
        <p>
          If you accept an empty category, nothing happens today. Your choice applies to this
          browser. Change it here whenever you like:
        </p>
        <p>
          <Button variant="secondary" onClick={() => showPreferences(true)}>
            Cookie Settings
          </Button>
        </p>
        <p>
          You can also delete cookies and site data in the settings of your browser. You will then
          be signed out, and the banner will ask again.
        </p>
      </>
    ),
  },
  {
    id: 'mail',
    title: 'Our emails',
    body: (
      <p>
        The emails that {name} sends contain no pictures and no tracking. We cannot tell whether you
        have opened one. Links work like any page on this site. Some contain a secret code that
        proves the email address is yours. The code expires.
      </p>
    ),
  },
  {
    id: 'questions',
    title: 'Changes and questions',
    body: (
      <p>
        If what we store changes, we will update this page and the date at the top. The{' '}
        <Link to="/privacy-policy">Privacy Policy</Link> explains what our server stores. You can
        ask us anything on the <ContactLink topic="privacy" />.
      </p>
    ),
  },
];

export function CookiePolicyScreen() {
  const { platformName } = useSettings();
  return (
    <PolicyPage
      page={sitePages.cookiePolicy}
      updated={UPDATED.cookies}
      parts={partsFor(platformName)}
    />
  );
}
