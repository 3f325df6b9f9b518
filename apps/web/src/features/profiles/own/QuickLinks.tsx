import { Section } from '#ui';
import { PlaceLinks } from './PlaceLinks.tsx';
import { MapPin, Medal, PenLine, Users } from 'lucide-react';

export function QuickLinks() {
  return (
    <Section title="Quick links">
      <PlaceLinks
        places={[
          { to: '/create-post', label: 'Create Post', icon: PenLine },
          { to: '/my-clubs', label: 'My Clubs', icon: MapPin },
          { to: '/challenges', label: 'Challenges', icon: Medal },
          { to: '/teammates', label: 'My Teammates', icon: Users },
        ]}
      />
    </Section>
  );
}
