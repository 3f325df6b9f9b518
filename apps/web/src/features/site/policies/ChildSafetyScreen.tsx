import { HelpLines } from '#features/moderation';
import { OpenReport } from '#features/reports';
import { useSettings } from '#features/settings';
import { useMe } from '#lib/session/session.ts';
import { Button, Notice, linkClass } from '#ui';
import { isMinor } from '@ribbon/domain/accounts';
import { RESPONSE_HOURS, t } from '@ribbon/domain/kernel';
import { sitePages } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { CompetitionRules, FriendsAndProfiles, TrainingRules } from './ChildSafetyRules.tsx';
import { ForParents } from './ForParents.tsx';
import { KeptSafeToday } from './KeptSafeToday.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { ContactLink, PolicyPage, type PolicyPart } from './PolicyPage.tsx';
import { UPDATED } from './site.policy-days.rules.ts';

const TARGETS = [
  {
    name: 'Emergency safety',
    text: t('If a child may be at risk now: within {emergency} hour.', {
      emergency: RESPONSE_HOURS.emergency,
    }),
  },
  {
    name: 'Urgent concerns',
    text: t('Violence, bullying, or something that cannot wait: within {urgent} hours.', {
      urgent: RESPONSE_HOURS.urgent,
    }),
  },
  {
    name: 'General questions',
    text: t('Everything else: within {general} hours.', { general: RESPONSE_HOURS.general }),
  },
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
          Nobody is allowed to hurt you, touch you in a way you do not want, make you feel ashamed
          of your body, or make you go without food or water. Not a coach, not a judge, not a
          teammate.
        </li>
        <li>Nobody is allowed to make you keep it secret. You can always tell someone.</li>
        <li>
          Do not send your address, your school or private pictures to people you only know online.
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
        <p>These people do not work for {name}. It is their job to help.</p>
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
          there too. Elsewhere, tell the police.
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
          please ask a grown-up you trust to write with you. We store your message and email it to
          the people who run this {name} site. They read safety messages first.
        </p>
        <p>
          You can also report something you saw on {name}, with or without an account. With an
          account, use the flag beside it. Without one, write it down here.
        </p>
        <WayToTell />
        <p>Every report, and everything a child tells us, starts a clock. We aim to look at it:</p>
        <PolicyFacts facts={TARGETS} />
        <p>
          These times are our targets. They are not a guarantee, and we are not an emergency
          service. When someone is in danger, call first and write later.
        </p>
        <p>
          If we think a child is in danger, we may have to tell the police or child protection. We
          will tell you before we do, unless that would make things worse.
        </p>
      </>
    ),
  },
  {
    id: 'today',
    title: 'What keeps you safe here today',
    body: <KeptSafeToday />,
  },
  {
    id: 'limits',
    title: 'What we cannot do',
    body: (
      <p>
        We do not check papers, so we cannot tell whether the birth month and year people type are
        true. We do not check that someone who says they are a coach or parent really is one. Saying
        so does not let them see or contact you here. We cannot see what happens at your club or in
        other apps.
      </p>
    ),
  },
  {
    id: 'parents',
    title: 'For parents and guardians',
    body: <ForParents />,
  },
  {
    id: 'friends-and-profiles',
    title: 'Friends and profiles',
    body: <FriendsAndProfiles />,
  },
  {
    id: 'training',
    title: 'Training',
    body: <TrainingRules />,
  },
  {
    id: 'competitions',
    title: 'Competitions',
    body: <CompetitionRules />,
  },
];

export function ChildSafetyScreen() {
  const { platformName } = useSettings();
  return (
    <PolicyPage
      page={sitePages.childSafety}
      intro={t('How to get help, and what {platformName} does to keep children safe.', {
        platformName,
      })}
      updated={UPDATED.childSafety}
      lead={
        <Notice tone="danger" role="none" title="Is someone in danger now?">
          Call <Call number="999" /> in the UK, <Call number="112" /> in the EU,{' '}
          <Call number="911" /> in the US, or your local emergency number. Do not wait for an answer
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
