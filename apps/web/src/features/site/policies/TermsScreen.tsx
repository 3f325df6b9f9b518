import { useSettings } from '#features/settings';
import { SESSION_IDLE_MINUTES } from '@ribbon/domain/accounts';
import { sitePages } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { ContactLink, PolicyPage, type PolicyPart } from './PolicyPage.tsx';
import { UPDATED } from './site.policy-days.rules.ts';
import { t } from '@ribbon/domain/kernel';

const partsFor = (name: string): readonly PolicyPart[] => [
  {
    id: 'about',
    title: 'About these terms',
    body: (
      <p>
        These are the rules between you and the people who run this {name} site (“we”). They apply
        when you use the site. If you do not agree with them, please do not create an account. If
        you are under 18, read them with a parent or guardian.
      </p>
    ),
  },
  {
    id: 'today',
    title: 'What you can do today',
    body: (
      <>
        <ul>
          <li>Create an account, with a guardian if you are under 13, and sign in and out.</li>
          <li>Look after a child’s account.</li>
          <li>Protect, download and delete your account.</li>
          <li>Join and leave clubs, and claim one you run.</li>
          <li>Write posts for the people you choose, and read and like other people’s.</li>
          <li>Keep a training log, set goals and show them to your club’s coaches if you like.</li>
          <li>
            Join challenges (under-13s need a guardian’s permission) and print a certificate for
            each one.
          </li>
          <li>
            Follow your club’s training plans and go to its sessions (under-13s need a guardian’s
            permission).
          </li>
          <li>
            Submit and enter competitions (under-16s need a guardian’s permission), and keep your
            scores in your own Score Passport.
          </li>
          <li>Read club reviews and, from 13, review a club once.</li>
          <li>Report things that should not be here.</li>
          <li>Join the waitlist.</li>
          <li>Write to us.</li>
        </ul>
        <p>It costs nothing. There is nothing to buy, and there is no advertising.</p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Who may have an account',
    body: (
      <ul>
        <li>
          You can create your own account from 13. Your birthday counts at the end of the month,
          because we only know the month, not the day.
        </li>
        <li>
          Where you live, the law may ask for a parent’s agreement when you are under 18. If so,
          please get it before you sign up.
        </li>
        <li>
          Under 13 you need a parent or guardian, an adult with an account of their own, who agrees
          and looks after your account. You may not agree on behalf of a child you are not
          responsible for.
        </li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>Give your true birth month and year: your protection depends on them.</li>
        <li>One account per person. It is only for you, so please do not share it.</li>
        <li>
          Keep your password to yourself. We never ask for it by email. If someone else may know it,
          choose a new one: that signs everyone out.
        </li>
        <li>
          You are signed out after {SESSION_IDLE_MINUTES} minutes without activity. On a shared
          computer, sign out yourself.
        </li>
        <li>
          You tell us your role (gymnast, parent, coach or club admin). We do not check it, and it
          does not give you access to other people’s data. If you claim a club, someone on our team
          decides whether you run it.
        </li>
      </ul>
    ),
  },
  {
    id: 'rules',
    title: 'How to behave',
    body: (
      <>
        <p>Children use this site. So you must not:</p>
        <ul>
          <li>pretend to be someone else, or to be older or younger than you are;</li>
          <li>look for children here in order to contact them elsewhere;</li>
          <li>threaten, insult, harass or shame anyone, or send us sexual or violent messages;</li>
          <li>collect data about people, or use robots to make accounts;</li>
          <li>try to get into accounts or parts of the site that are not yours;</li>
          <li>slow the site down for others, or do anything here that the law forbids.</li>
        </ul>
        <p>
          Found a security problem? Please tell us on the <ContactLink topic="support" /> before you
          tell others.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you send us',
    body: (
      <p>
        You own what you write. You allow us to store it and use it for the purpose you sent it for.
        Reviews are about what you have seen yourself; please do not name any children. We read each
        one before others can and only show it if it follows these rules; edits wait in the same
        way. The name, the drawings and the software of {name} stay with the people who made them.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Safety first',
    body: (
      <p>
        If someone is in danger, call your local emergency number. See the{' '}
        <Link to="/child-safety">Child Safety</Link> page for helplines and how to contact us. We
        are not an emergency service.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'A site that is still growing',
    body: (
      <p>
        {name} is still growing. Parts may change, break or be unavailable for a while. We may limit
        who can use some of them while we test. We cannot promise that the site is always available
        or free of faults.
      </p>
    ),
  },
  {
    id: 'ending',
    title: t('Leaving {name}', { name }),
    body: (
      <>
        <p>
          You can leave at any time by deleting your account under{' '}
          <Link to="/account">Account and privacy</Link>. You can undo this for 14 days. The{' '}
          <Link to="/privacy-policy" hash="how-long">
            Privacy Policy
          </Link>{' '}
          explains what we delete and what we keep.
        </p>
        <p>
          We may close an account that breaks these rules, belongs to a child without a guardian’s
          consent, or puts someone at risk. We will email you why, unless that would put someone in
          danger. If you think we are wrong, write to us on the <ContactLink topic="legal" />, and a
          person will look at it again.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Our liability',
    body: (
      <p>
        These terms do not take away any of the rights the law gives you, as a consumer or as a
        child. We do not limit our liability where the law does not allow it: death or injury
        through our carelessness, fraud, or harm done on purpose. Beyond that, we are liable for
        foreseeable damage we cause by breaking these terms. You keep the protection of the law, and
        the courts, of the country you live in.
      </p>
    ),
  },
  {
    id: 'sources',
    title: 'Maps and places',
    body: (
      <p>
        The club finder knows places from GeoNames (CC BY 4.0). Its own map is drawn from
        OpenStreetMap (© OpenStreetMap contributors, ODbL), Natural Earth and GeoNames.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        When the rules change, this page and its date change. Changes never apply retrospectively.
        Ask us on the <ContactLink topic="legal" />.
      </p>
    ),
  },
];

export function TermsScreen() {
  const { platformName } = useSettings();
  return (
    <PolicyPage
      page={sitePages.termsOfService}
      intro={t('The rules for using {platformName}, in plain words.', { platformName })}
      updated={UPDATED.terms}
      parts={partsFor(platformName)}
    />
  );
}
