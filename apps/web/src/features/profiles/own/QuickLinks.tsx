import { Section } from '#ui';
import { type LinkCard, LinkCards } from './LinkCards.tsx';
import { MapPin, Medal, PenLine, Users } from 'lucide-react';

const LINKS: readonly LinkCard[] = [
  { to: '/create-post', label: 'Create Post', icon: PenLine },
  { to: '/my-clubs', label: 'My Clubs', icon: MapPin },
  { to: '/challenges', label: 'Challenges', icon: Medal },
  { to: '/teammates', label: 'My Teammates', icon: Users },
];

export function QuickLinks() {
  return (
    <Section title="Quick links">
      <LinkCards links={LINKS} />
    </Section>
  );
}
