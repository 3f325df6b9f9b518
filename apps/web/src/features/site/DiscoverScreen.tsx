import { useTitle } from '#lib/navigation/title.ts';
import { ApparatusGlyph, Card, Heading, Page } from '#ui';
import { sitePages } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';

const LINKS = [
  {
    to: '/gymnasts',
    title: 'Gymnasts',
    text: 'People who train, compete and coach.',
    apparatus: 'ribbon',
  },
  { to: '/clubs', title: 'RG Club finder', text: 'Clubs near you, on the map.', apparatus: 'hoop' },
  {
    to: '/competitions',
    title: 'Competitions',
    text: 'What’s coming up, and where.',
    apparatus: 'clubs',
  },
  {
    to: '/challenges',
    title: 'Challenges',
    text: 'Something to work on together.',
    apparatus: 'ball',
  },
] as const;

export function DiscoverScreen() {
  useTitle(sitePages.discover.title);
  return (
    <Page title={sitePages.discover.title} intro="Four ways to explore the sport.">
      <ul className="grid gap-4 sm:grid-cols-2">
        {LINKS.map(({ to, title, text, apparatus }) => (
          <li key={to}>
            <Card
              interactive
              padding="lg"
              render={<Link to={to} />}
              className="flex h-full items-center gap-5 no-underline"
            >
              <ApparatusGlyph apparatus={apparatus} className="size-14 shrink-0" />
              <span>
                <Heading level={2}>{title}</Heading>
                <span className="text-muted">{text}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Page>
  );
}
