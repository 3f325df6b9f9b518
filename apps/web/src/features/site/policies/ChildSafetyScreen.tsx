import { HelpLines } from '#features/moderation';
import { OpenReport } from '#features/reports';
import { useSettings } from '#features/settings';
import { useMe } from '#lib/session.ts';
import { Button, Notice, linkClass } from '#ui';
import { SESSION_IDLE_MINUTES, isMinor } from '@ribbon/domain/accounts';
import {
  GUARDIANS_PER_CHILD,
  PURGE_AFTER_DAYS,
  TEEN_LINK_NOTICE_DAYS,
} from '@ribbon/domain/families';
import { RESPONSE_HOURS } from '@ribbon/domain/kernel';
import { A_GYMNAST } from '@ribbon/domain/reviews';
import { sitePages } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { PolicyFacts } from './PolicyFacts.tsx';
import { ContactLink, PolicyPage, type PolicyPart } from './PolicyPage.tsx';

const UPDATED = '2026-11-18';

const TARGETS = [
  {
    name: 'Emergency safety',
    text: `A child may be at risk now: within ${RESPONSE_HOURS.emergency} hour.`,
  },
  {
    name: 'Urgent concerns',
    text: `Violence, bullying, or something that can’t wait: within ${RESPONSE_HOURS.urgent} hours.`,
  },
  { name: 'General questions', text: `Everything else: within ${RESPONSE_HOURS.general} hours.` },
];

const partsFor = (name: string): readonly PolicyPart[] => [
  {
    id: 'for-you',
    title: 'For you, if you are under 18',
    body: (
      <ul>
        <li>If something feels wrong, you are right to tell someone. It is not your fault.</li>
        <li>
          Tell a grown-up you trust: at home, at school or at your club. If the first one does not
          listen, tell another.
        </li>
        <li>
          Nobody may hurt you, touch you in a way you do not want, shame you about your body, or
          make you go without food or water. Not a coach, not a judge, not a team-mate.
        </li>
        <li>Nobody may make you keep a secret about that. You can always tell.</li>
        <li>
          Don’t send your address, your school or private pictures to people you only know online.
        </li>
        <li>You can call a helpline without telling us and without giving your name.</li>
      </ul>
    ),
  },
  {
    id: 'help-lines',
    title: 'Who you can call',
    body: (
      <>
        <p>These people are not part of {name}. Helping is their job.</p>
        <HelpLines />
        <h3>Everywhere else</h3>
        <p>
          Call your local emergency number. Helplines for children in many countries are listed by{' '}
          <a href="https://childhelplineinternational.org/" rel="noreferrer">
            Child Helpline International
          </a>
          .
        </p>
        <h3>Someone bothering you online?</h3>
        <p>
          Has someone online talked to you about sex, asked for private pictures or threatened you?
          In the UK you can report it to{' '}
          <a href="https://www.ceop.police.uk/Safety-Centre/" rel="noreferrer">
            CEOP
          </a>
          , a team of the National Crime Agency that keeps children safe online. Adults can report
          there, too. Elsewhere, tell the police.
        </p>
      </>
    ),
  },
  {
    id: 'tell-us',
    title: 'How to tell us',
    body: (
      <>
        <p>
          Write to us on the <ContactLink topic="safety" />. You do not need an account. A first
          name is enough. We need an email address so that we can answer. If you are under 13,
          please ask a grown-up you trust to write with you. Your message is stored, and it is
          mailed to the people who run this {name} site, who read messages about safety first.
        </p>
        <p>
          You can also report something you saw on {name}, with or without an account. With an
          account, use the flag beside it. Without one, write it down here.
        </p>
        <WayToTell />
        <p>
          Every report, and everything a child tells us, starts a clock that reminds us. We aim to
          have looked at it:
        </p>
        <PolicyFacts facts={TARGETS} />
        <p>
          These times are our targets. They are not a guarantee, and we are not an emergency
          service. When someone is in danger, call first and write later.
        </p>
        <p>
          If we think a child is in danger, we may have to tell the police or child protection.
          We’ll tell you before we do, unless that would make things worse.
        </p>
      </>
    ),
  },
  {
    id: 'today',
    title: 'What keeps you safe here today',
    body: (
      <ul>
        <li>
          If you are under 13, your account works only after a parent or guardian has said yes. You
          don’t give us your name, birthday or country: they do. They choose what is allowed, and
          you can always see who looks after your account and what they can see.
        </li>
        <li>
          Under 13, you start in private. Once your club or our team knows your grown-up, you can
          make friends and post. Until then other children see nothing of you.
        </li>
        <li>
          Under 13, every post waits until your grown-up has read it. Friend requests and clubs wait
          for them, too.
        </li>
        <li>
          We work out your age on our server, from the month and year you were born. Your birthday
          counts only when its month is over.
        </li>
        <li>
          Under 16, your profile is private: only your friends, the people who look after you and
          your own clubs can find you. In the list of gymnasts you find only them, too. At 16 and
          17, others find you there only if you choose that.
        </li>
        <li>
          Your posts are read before anybody sees them; under 13, your guardian reads them too.
          Under 16, they reach your friends and, in a club that somebody runs, its children and the
          people who run it. At 16 and 17, they reach everybody only if you choose that. There are
          no private messages between members. Coaches can comment on training you share with their
          club, and our team can answer you when you tell us something.
        </li>
        <li>
          Only people you know can write below your posts: friends, children from your club, your
          guardian and your confirmed coaches. What you write below a post for everybody is seen
          only by people who know you.
        </li>
        <li>
          Under 16, your feed only has posts by your friends, your clubs and you. Posts by people
          you don’t know stay closed to you, and nobody tells you how many people like something. At
          16 and 17 you choose whether to see posts by people you don’t know, and only you can see
          how many people like your post. The feed has an end, and nothing in it plays
          automatically.
        </li>
        <li>
          We remove location data and camera details before we keep a picture or video. If you’re
          under 18, a person looks at it before anyone else can see it; under 13, your guardian
          decides too. An adult’s picture that neither our software nor a person has checked isn’t
          shown to anyone under 18.
        </li>
        <li>
          You can review a club from 13. Our software checks what you write first, then a person
          does, and only then can everyone read it. While you’re under 18, it says “{A_GYMNAST}”
          instead of your name. Only the club can answer it, with one public reply.
        </li>
        <li>
          Use the flag beside a review to tell us something is wrong with it. Only our team can see
          that it was you; your guardian can’t. If a child may be at risk now, say so: we read that
          first.
        </li>
        <li>We do not ask for your exact birthday, your phone number or where you are.</li>
        <li>We never ask about weight, calories or body measurements.</li>
        <li>There are no adverts, and no other company can track you here.</li>
        <li>We sign you out when you do nothing for {SESSION_IDLE_MINUTES} minutes.</li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'What we cannot do',
    body: (
      <p>
        We believe the birth month and year that people type; we do not check papers. We do not
        check that a person who says “coach” or “parent” really is one. Saying so doesn’t let them
        see or reach you here. We cannot see what happens in your club or in other apps.
      </p>
    ),
  },
  {
    id: 'parents',
    title: 'For parents and guardians',
    body: (
      <>
        <p>
          You can add a child under 13 yourself in your <Link to="/family">family space</Link>: you
          make the account, read what we keep and choose what is allowed, and the child needs no
          email address. They sign in with a username and a password, or once with a code card that
          you print.
        </p>
        <p>
          Or a child under 13 signs up with your email address. We write to you, and nothing works
          until you have signed in with that address, read what we keep and chosen what is allowed.
          In your <Link to="/family">family space</Link> you change that at any time, decide what
          waits, set quiet hours, see your child’s friends and end a friendship, pause the account,
          download everything or delete it. What your child can open here, you can open and report.
          If you decline, or do not answer for {PURGE_AFTER_DAYS} days, the account is deleted.
        </p>
        <p>
          Your child starts in private, with the training log, the calendar and the clubs’ events.
          Friends, posts and challenges open once an administrator of the club says that they know
          you in person, once you type a code that the club gave you, or once we have looked at a
          form you signed. When another child under 13 would like to be friends with yours, you see
          who looks after that child: a first name and an initial, since when they are confirmed,
          and a club both children share.
        </p>
        <p>
          Up to {GUARDIANS_PER_CHILD} people can look after a child. From 13, the account is the
          young person’s own: until 18 you can still see the profile and that it is active. You
          decide one thing, and only up to 15: whether they enter a competition, if they want to.
          Someone aged 13 to 17 can also invite you. An existing guardian, or someone from their
          club, is asked first; if nobody says no, the link starts after {TEEN_LINK_NOTICE_DAYS}{' '}
          days. The young person can end it at any time.
        </p>
        <p>
          Do you think a child has an account without your knowledge? Write to us on the{' '}
          <ContactLink topic="data_protection" /> and ask to see, correct or delete it. A person
          does this by hand, after checking that you have the right to ask. What we store is in the{' '}
          <Link to="/privacy-policy">Privacy Policy</Link>.
        </p>
        <p>
          If your child tells you that something has happened: listen, stay calm, say that it is not
          their fault, and write down their words. Then call one of the numbers above. If your
          concern is about someone at a club, tell the club’s welfare officer or the sport’s
          governing body too.
        </p>
      </>
    ),
  },
  {
    id: 'friends-and-profiles',
    title: 'Friends and profiles',
    body: (
      <ul>
        <li>
          Nobody under 16 is listed or seen by strangers. At 16 and 17, only those who choose to be.
        </li>
        <li>
          An adult and someone under 18 can only become friends as guardian and child under 13, or
          as confirmed coach and gymnast in the same club, whoever asks.
        </li>
        <li>
          Young people can be asked by members of their club, or with a friend code: four words they
          tell a friend in person and can change or switch off.
        </li>
        <li>
          For a child under 13, a guardian approves first, on both sides. The guardian of someone
          aged 13 to 15 is told.
        </li>
        <li>
          The email, age and social links of anyone under 18 are never shown, and nobody can follow
          them. Others see a first name and one letter.
        </li>
        <li>
          When one person blocks another, neither sees the other, anywhere. A guardian cannot be
          blocked, and still reads what is written to a child under 13, whoever has blocked whom. If
          your guardian is the problem, tell us: we won’t tell them.
        </li>
        <li>
          You can ask for help, report and block even while your account is waiting, paused or about
          to be deleted.
        </li>
      </ul>
    ),
  },
  {
    id: 'training',
    title: 'Training',
    body: (
      <ul>
        <li>
          Your training log is yours. Your guardian sees it while you’re under 13; coaches only
          while you share it with their club, and never your notes.
        </li>
        <li>
          Under 13, your guardian decides which of your club’s sessions and plans you join. Only the
          club’s admins and confirmed coaches see who came.
        </li>
        <li>There are no streaks, and nobody’s hours are compared.</li>
      </ul>
    ),
  },
  {
    id: 'competitions',
    title: 'Competitions',
    body: (
      <ul>
        <li>We read every competition before anyone else sees it. You can report each of them.</li>
        <li>
          Only an organiser we have checked takes entries: the club that holds the competition, or
          someone who has shown us that they organise it. What they sent us is deleted once we have
          decided.
        </li>
        <li>
          Under 13, a parent or guardian says yes before a child is entered, by a coach as well.
          From 13 to 15, the young person and a linked adult both say yes. Without a linked adult,
          the club that enters them states that it holds a parent’s written consent. At 16 and 17,
          the young person alone says yes.
        </li>
        <li>
          In lists of entries, people under 18 are a number. First name with initial, and the club,
          can each be shown: by the young person from 13, by a guardian before that. Visitors never
          see the name of a child under 13. Someone whose account is paused or going, or who has
          blocked you, is a number, too.
        </li>
        <li>
          The organiser sees first name, initial, club and category of everyone who entered, never
          an age or an address. Categories for under-18s take at least two years of birth, or are an
          age group that a federation publishes.
        </li>
        <li>
          When a linked adult’s link ends, so does what they said yes to and is still ahead, unless
          another guardian says yes.
        </li>
        <li>
          Results follow the same rules for names. Your Score Passport is yours: only you see it,
          your guardian while you’re under 13, and your club’s coaches if you share your training
          log with them.
        </li>
      </ul>
    ),
  },
];

export function ChildSafetyScreen() {
  const { platformName } = useSettings();
  return (
    <PolicyPage
      page={sitePages.childSafety}
      intro={`How to get help, and what ${platformName} does to keep children safe.`}
      updated={UPDATED}
      lead={
        <Notice tone="danger" role="none" title="Is someone in danger now?">
          Call <Call number="999" /> in the UK, <Call number="112" /> in the EU,{' '}
          <Call number="911" /> in the US, or your local emergency number. Don’t wait for an answer
          from us.
        </Notice>
      }
      parts={partsFor(platformName)}
    />
  );
}

const Call = ({ number }: { number: string }) => (
  <a href={`tel:${number}`} className={`${linkClass} font-bold`}>
    {number}
  </a>
);

/** Who is signed in and under 18 can tell us without writing a letter; adults have the flag. */
function WayToTell() {
  const me = useMe();
  if (!me) return <OpenReport />;
  if (!isMinor(me.ageBand)) return null;
  return <Button render={<Link to="/family" hash="help" />}>Tell someone</Button>;
}
