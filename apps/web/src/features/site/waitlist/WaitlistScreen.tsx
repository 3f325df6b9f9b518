import { useSettings } from '#features/settings';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import {
  ApparatusGlyph,
  type ApparatusName,
  Button,
  Card,
  Heading,
  Kicker,
  RibbonHero,
  Section,
} from '#ui';
import { settingsPolicy } from '@ribbon/domain/settings';
import { sitePages } from '@ribbon/domain/site';
import { Link, useSearch } from '@tanstack/react-router';
import { Baby, HeartHandshake, type LucideIcon, ShieldCheck, Smile } from 'lucide-react';
import { WaitlistConfirmation } from './WaitlistConfirmation.tsx';
import { WaitlistFigures } from './WaitlistFigures.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

interface Pledge {
  title: string;
  text: string;
  icon: LucideIcon | ApparatusName;
}

const SAFETY: readonly Pledge[] = [
  {
    title: 'Parental Controls',
    text: 'An under-13 account only works once a guardian approves it, one permission at a time.',
    icon: ShieldCheck,
  },
  {
    title: 'Age-Appropriate Content',
    text: 'Under-16s find people and posts only in their own circle: friends, family and clubs.',
    icon: Baby,
  },
  {
    title: 'Positive Community',
    text: 'We check what people write before it is published. If words could hurt, we suggest something kinder.',
    icon: Smile,
  },
];

const SPORT: readonly Pledge[] = [
  { title: 'Find Local Clubs', text: 'On a map, with programmes and reviews.', icon: 'hoop' },
  { title: 'Follow Athletes', text: 'Adult gymnasts share what they work on.', icon: 'ribbon' },
  { title: 'Safe Sharing', text: 'You decide who sees each post.', icon: 'rope' },
  { title: 'Training Support', text: 'Log sessions, set goals, join challenges.', icon: 'ball' },
];

export function WaitlistScreen() {
  useTitle(sitePages.waitlist.title);
  const { confirm } = useSearch({ from: '/waitlist' });
  const { betaMode } = useSettings();
  return (
    <>
      <section data-ground="carpet" className="relative isolate overflow-hidden">
        <RibbonHero className="-mb-4 -ml-[10%] w-[120%] max-w-none sm:w-[90%] lg:absolute lg:-top-24 lg:right-[-34%] lg:-z-10 lg:m-0 lg:w-[88%]" />
        <div className="mx-auto grid w-full max-w-7xl items-center gap-12 px-4 pt-4 pb-16 sm:px-8 lg:grid-cols-[1.2fr_1fr] lg:py-24">
          <div>
            <Kicker>{betaMode ? 'Coming Soon' : 'Now open'}</Kicker>
            <h1 className="mt-3 font-display text-[clamp(2.5rem,6vw,4.75rem)] leading-[0.98] font-extrabold text-balance">
              The Safe Community for Young Gymnasts &amp; Their Families
            </h1>
            <p className="mt-5 max-w-xl text-lg">
              A home for rhythmic gymnastics, where children can share what they love and parents
              can relax.
            </p>
            {!betaMode && (
              <p className="mt-5 max-w-xl">
                You don’t have to wait: anyone can sign up today. If you’d rather have an
                invitation, leave your email.
              </p>
            )}
          </div>
          {confirm === undefined ? <Joining /> : <WaitlistConfirmation token={confirm} />}
        </div>
      </section>
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-16 px-4 py-16 sm:px-8 sm:py-24">
        <WaitlistFigures />
        <Section title="Safety comes first">
          <Pledges list={SAFETY} columns="md:grid-cols-3" />
        </Section>
        <Section title="Everything for the sport">
          <Pledges list={SPORT} columns="sm:grid-cols-2 lg:grid-cols-4" />
        </Section>
        <section className="grid gap-6 rounded-lg bg-safe-soft px-6 py-10 sm:px-10 md:grid-cols-[auto_1fr]">
          <HeartHandshake aria-hidden className="size-14 text-safe" />
          <div>
            <Heading level={2}>Our safety commitment</Heading>
            <p className="mt-3">We won’t launch anything that breaks these rules:</p>
            <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
              <li>Everyone under 18 has a private profile from day one.</li>
              <li>
                No adult can send a child a friend request unless they are their guardian or coach.
              </li>
              <li>No advertising, no tracking, nothing loaded from other companies.</li>
              <li>Every report is read by a person.</li>
            </ul>
          </div>
        </section>
      </div>
    </>
  );
}

/** Who is inside waits for nothing. */
function Joining() {
  const me = useMe();
  const { betaMode } = useSettings();
  if (!me || !settingsPolicy.passBetaGate(me, betaMode)) return <WaitlistForm />;
  return (
    <Card padding="lg" data-ground="paper" className="flex flex-col items-start gap-4">
      <Heading level={2}>You’re already in</Heading>
      <p>No need to wait: your account is ready. Tell a friend about this page if you like.</p>
      <Button render={<Link to="/" />}>Go to my home page</Button>
    </Card>
  );
}

function Pledges({ list, columns }: { list: readonly Pledge[]; columns: string }) {
  return (
    <ul className={`grid gap-8 ${columns}`}>
      {list.map(({ title, text, icon: Icon }) => (
        <li key={title}>
          {typeof Icon === 'string' ? (
            <ApparatusGlyph apparatus={Icon} size={44} />
          ) : (
            <Icon aria-hidden className="size-11 text-safe" strokeWidth={1.5} />
          )}
          <Heading level={3} className="mt-2">
            {title}
          </Heading>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ul>
  );
}
