import { Section } from '#ui';
import { type LinkedPlace, PlaceLinks } from './PlaceLinks.tsx';
import { MapPin, Medal, PenLine, Users } from 'lucide-react';

const PLACES: readonly LinkedPlace[] = [
  { to: '/create-post', label: 'Create Post', icon: PenLine },
  { to: '/my-clubs', label: 'My Clubs', icon: MapPin },
  { to: '/challenges', label: 'Challenges', icon: Medal },
  { to: '/teammates', label: 'My Teammates', icon: Users },
];

export function QuickLinks() {
  return (
    <Section title="Quick links">
      <PlaceLinks places={PLACES} />
    </Section>
  );
}
