import { Section } from '#ui';
import { type Me, can } from '@ribbon/domain/accounts';
import { Building2, Settings, ShieldCheck } from 'lucide-react';
import { LinkCards } from './LinkCards.tsx';

/** Links for people who can manage clubs; system admins also run the platform. */
export function AdminActions({ me }: { me: Me }) {
  const isAdmin = can(me, 'viewSystemAdmin');
  if (!can(me, 'manageClubs') && !isAdmin) return null;
  return (
    <Section title="Admin Actions">
      <LinkCards
        links={[
          { to: '/club-admin', label: 'Manage Clubs', icon: Building2 },
          ...(isAdmin
            ? ([
                { to: '/admin/clubs', label: 'All Clubs', icon: ShieldCheck },
                { to: '/admin/settings', label: 'System Settings', icon: Settings },
              ] as const)
            : []),
        ]}
      />
    </Section>
  );
}
