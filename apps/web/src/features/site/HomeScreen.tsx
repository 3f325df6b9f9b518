import { useSettings } from '#features/settings';
import { useTitle } from '#lib/navigation/title.ts';
import {
  ApparatusGlyph,
  type ApparatusName,
  Button,
  Heading,
  Kicker,
  RibbonHero,
  Section,
  linkClass,
} from '#ui';
import { homeOpening } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';

const FEATURES: readonly {
  title: string;
  text: string;
  apparatus: ApparatusName;
  to: '/clubs' | '/gymnasts' | '/child-safety';
  action: string;
}[] = [
  {
    title: 'Find your club',
    text: 'Rhythmic gymnastics clubs near you, on a map, with their programmes and what families say.',
    apparatus: 'hoop',
    to: '/clubs',
    action: 'Open the club finder',
  },
  {
    title: 'Meet the community',
    text: 'Gymnasts, coaches and parents who know a snake from a spiral.',
    apparatus: 'ribbon',
    to: '/gymnasts',
    action: 'See who is here',
  },
  {
    title: 'Safe for children',
    text: 'Under-13s join with a guardian, under-18s’ profiles are private, and we check what people write before anyone sees it.',
    apparatus: 'ball',
    to: '/child-safety',
    action: 'How we keep children safe',
  },
];

/** What the product is, for newcomers. */
export function HomeScreen() {
  const settings = useSettings();
  const { title, intro } = homeOpening(settings);
  const { betaMode } = settings;
  useTitle(undefined);
  return (
    <>
      <section data-ground="carpet" className="relative isolate overflow-hidden">
        <RibbonHero className="-mb-4 -ml-[10%] w-[135%] max-w-none lg:absolute lg:top-1/2 lg:right-[-12%] lg:-z-10 lg:m-0 lg:w-[66%] lg:-translate-y-1/2" />
        <div className="mx-auto flex w-full max-w-7xl flex-col items-start gap-6 px-4 pt-4 pb-16 sm:px-8 lg:py-28">
          <Kicker>For gymnasts, families, coaches and clubs</Kicker>
          <h1 className="max-w-[14ch] font-display text-[clamp(2.75rem,7vw,5.25rem)] leading-[0.95] font-extrabold text-balance">
            {title}
          </h1>
          <p className="max-w-md text-lg text-pretty">{intro}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" render={<Link to="/waitlist" />}>
              Join the Waitlist
            </Button>
            <Button size="lg" variant="secondary" render={<Link to="/clubs" />}>
              Find a club
            </Button>
          </div>
        </div>
      </section>
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-16 px-4 py-16 sm:px-8 sm:py-24">
        <Section title="One ribbon, from the first class to the final">
          <ul className="grid gap-8 md:grid-cols-3">
            {FEATURES.map((feature) => (
              <li key={feature.title} className="flex flex-col gap-3">
                <ApparatusGlyph apparatus={feature.apparatus} size={64} className="mt-2" />
                <Heading level={3}>{feature.title}</Heading>
                <p className="flex-1">{feature.text}</p>
                <p>
                  <Link
                    to={feature.to}
                    className={`${linkClass} inline-flex min-h-control items-center`}
                  >
                    {feature.action}
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <section className="flex flex-col items-start gap-4 rounded-lg bg-brand-soft px-6 py-10 sm:px-10 md:flex-row md:items-center md:justify-between">
          <div>
            <Heading level={2}>Be there from the first routine</Heading>
            <p className="mt-2 max-w-prose">
              {betaMode
                ? 'We’re opening step by step. Leave your email and we’ll write when it’s your turn.'
                : 'Anyone can sign up today.'}
            </p>
          </div>
          <Button size="lg" render={<Link to="/waitlist" />}>
            Join the Waitlist
          </Button>
        </section>
      </div>
    </>
  );
}
