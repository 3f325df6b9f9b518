import { useSettings } from '#features/settings';
import { CONSENT_AGES, HIGHEST_CONSENT_AGE } from '@ribbon/domain/accounts';
import { PURGE_AFTER_DAYS } from '@ribbon/domain/families';
import { COLLECTED, type Fact, GROUNDS, KEPT } from '@ribbon/domain/policies';
import { countryName, currentLocale, listFormat, t } from '@ribbon/domain/kernel';
import { sitePages } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { PolicyFacts } from './PolicyFacts.tsx';
import { ContactLink, PolicyPage, type PolicyPart } from './PolicyPage.tsx';
import { UPDATED } from './site.policy-days.rules.ts';

/** From which age people consent on their own, by where they live. */
const consentAges = (): Fact[] => [
  ...CONSENT_AGES.map(({ age, countries }) => ({
    name: t('From {age}', { age }),
    text: names.format(countries.map(countryName).toSorted(byName())),
  })),
  { name: t('From {age}', { age: HIGHEST_CONSENT_AGE }), text: 'All other countries' },
];
const names = listFormat();
const byName = () => new Intl.Collator(currentLocale()).compare;

const partsFor = (name: string): readonly PolicyPart[] => [
  {
    id: 'short',
    title: 'The short version',
    body: (
      <ul>
        <li>We collect what an account needs, and no more.</li>
        <li>We do not sell data, show adverts or track you.</li>
        <li>Your browser only talks to our own site. It does not contact any other company.</li>
        <li>
          People aged 13 and over have their own account. Under-13s have one with a guardian.
          Under-18s are private by default.
        </li>
        <li>You can download or delete your data yourself, at any time.</li>
      </ul>
    ),
  },
  {
    id: 'who',
    title: 'Who we are',
    body: (
      <p>
        “We” are the people who run this {name} site. We decide how your data is used, which makes
        us its controller. Our name and address are at the end of this page. You can reach us on the{' '}
        <ContactLink topic="privacy" />.
      </p>
    ),
  },
  { id: 'what', title: 'What we collect, and why', body: <PolicyFacts facts={COLLECTED} /> },
  {
    id: 'grounds',
    title: 'Our legal bases',
    body: (
      <>
        <p>UK and EU law (GDPR) requires a legal basis for each use:</p>
        <PolicyFacts facts={GROUNDS} />
        <p>
          Three steps are automatic: working out your age band, to choose the safer settings,
          checking what you write before others see it, and checking pictures. You see why your
          words were not published and can change them; a doubtful picture waits until a person has
          decided. No computer makes a decision about you that has a legal or similar effect.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children and young people',
    body: (
      <>
        <p>We follow the UK Children’s Code: what is best for the child comes first.</p>
        <ul>
          <li>
            We store a birth month and year, not a day. We ask for a country and no other place, and
            we remove places from pictures. Under 18, a person looks at each picture before others
            see it.
          </li>
          <li>Under 18, your profile is set to private and is not listed.</li>
          <li>
            An adult’s profile is set to public and listed. You choose who sees yours on the page
            “Account and privacy”.
          </li>
        </ul>
        <p>
          <strong>Under 13 (and COPPA in the US).</strong> A guardian can create a child’s account
          without an email address for the child, and agrees to our notice in the same step. Or a
          child gives an email address, a username, a password and the email address of a parent or
          guardian, and nothing else. We then write to the guardian. Until they have read our notice
          and agreed, the account can do nothing but ask for help, report and block; if they
          decline, or do not answer for {PURGE_AFTER_DAYS} days, it is deleted. The guardian gives
          the child’s name, birth month and year and country, and chooses what is allowed, one thing
          at a time. Each choice is recorded with the version of the notice. It can be withdrawn at
          any time, with immediate effect, in the <Link to="/family">family space</Link>, where a
          guardian can also download and delete everything. The waitlist and the contact page do not
          ask for an age; they are not meant for children under 13 on their own.
        </p>
        <p>
          An email address shows us that someone agreed, not who it was. So a child under 13 starts
          in private: with the training log, the calendar and the events of the child’s clubs. Other
          children see nothing of the child until a guardian is confirmed, by a club admin who knows
          them in person, by a code that the club handed over, or by a signed form that one of us
          has looked at. We record which of the three it was. The picture of a form is deleted with
          the decision.
        </p>
        <p>
          <strong>Consent below 16.</strong> From 13, young people have an account of their own. In
          many countries, though, an adult has to agree with them whenever we ask for consent, until
          they reach the age in this list. So pictures of someone below that age may only be used
          once a linked adult has said yes, too. An adult has to join the waitlist for them. For
          competitions, we ask an adult until 16 in every country.
        </p>
        <PolicyFacts facts={consentAges()} />
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who sees it',
    body: (
      <ul>
        <li>You, and the people who run this site.</li>
        <li>
          Our mail server: it carries our emails to you, and messages from the contact page to us.
        </li>
        <li>
          The companies that run the computers and networks our server uses. They may keep their own
          logs.
        </li>
        <li>
          The police or child protection, when the law requires it or a child may be in danger.
        </li>
        <li>
          Guardians of a child under 13: the account and how it is used, the child’s friends and
          clubs, the training log without the notes, anything that needs approval, and whatever the
          child can open here. Adults linked to someone aged 13 to 17: the profile, how much the
          account is used, and what coaches write in the training log; until 16, also anything about
          competitions and pictures that needs their approval.
        </li>
        <li>
          The people who run your clubs, their confirmed coaches, and the organisers of competitions
          you enter: what is said of them above.
        </li>
        <li>
          The club finder uses our own map and place search. If this site has been set up to use
          another map, your browser gets its images from that provider, which is named on the map.
          If it uses an address service, our server sends it the place you typed, but not who you
          are.
        </li>
        <li>
          What you write is checked by our own software. Where this site was set up with a text
          checking service, our server also sends it the words, with the personal details that it
          recognises covered and without saying who wrote them.
        </li>
        <li>
          Pictures are checked by our own software. Where this site was set up with Amazon
          Rekognition, our server sends them to that service, without saying whose they are.
        </li>
        <li>
          Other members, as your age and your privacy settings allow: your profile, your posts, your
          club and that you are friends. An adult’s public profile can be seen by everyone. Only
          friends can see an adult’s links, and the email and age of those who choose to share them.
          A picture in a public post opens for anyone who has its link; pictures in other posts only
          for those who can see the post.
        </li>
        <li>Nobody else.</li>
      </ul>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept',
    body: (
      <p>
        In one database, with pictures and videos as files beside it. Ask us on the contact page
        which company and country our server and our mail server are in, and how data is protected
        if that is outside yours.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <>
        <p>Some things are deleted automatically, others when you ask us to.</p>
        <PolicyFacts facts={KEPT} />
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Sign-in, sign-up and recovery never reveal who has an account. The number of attempts is
        limited, and you can add a code to your password. Single-use links are stored only as
        hashes. A new password ends your other sign-ins, and we email you when your password, email
        or second factor changes. We tell browsers not to load anything from other sites, apart from
        a map like the one above. No site is perfectly safe. If a breach puts you at risk, we will
        tell you, as the law requires.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under UK and EU law you can:</p>
        <ul>
          <li>see your data, and get a copy to take elsewhere;</li>
          <li>have it corrected, or deleted;</li>
          <li>have its use paused, or object to it;</li>
          <li>withdraw consent, for instance by leaving the waitlist.</li>
        </ul>
        <p>
          Young people have these rights themselves. A guardian has them on behalf of a child under
          13. You can download everything or delete your account yourself under{' '}
          <Link to="/account">Account and privacy</Link>. You can undo a deletion for 14 days. For
          anything else, write to us on the <ContactLink topic="data_protection" />, ideally from
          the email address it is about. It is free, and a person will answer within one month at
          the latest. Wherever you live, we treat your request in the same way.
        </p>
        <p>
          Not happy with us? You can complain to your country’s data protection authority. In the UK
          that is the Information Commissioner’s Office (ICO). In the US, the Federal Trade
          Commission takes complaints about children’s privacy.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        If what we do changes, we will update this page and its date. The{' '}
        <Link to="/cookie-policy">Cookie Policy</Link> explains what your browser keeps.
      </p>
    ),
  },
];

export function PrivacyPolicyScreen() {
  const { platformName } = useSettings();
  return (
    <PolicyPage
      page={sitePages.privacyPolicy}
      updated={UPDATED.privacy}
      parts={partsFor(platformName)}
    />
  );
}
