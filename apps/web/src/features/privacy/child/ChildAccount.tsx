import { PhotosPart } from '#features/families';
import { NotificationSettingsSection } from '#features/notifications';
import { Button, Card, Page } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { Link, useLocation } from '@tanstack/react-router';
import { ArrowLeft, Bell, ChevronRight, Eye, KeyRound, PackageOpen, Shield } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { DataSection } from '../DataSection.tsx';
import { PrivacySection } from '../PrivacySection.tsx';
import { SecuritySections } from '../SecuritySections.tsx';
import { ChildSafety } from './ChildSafety.tsx';
import { t } from '@ribbon/domain/kernel';

interface Part {
  /** Its place in the address, behind the hash. */
  id: string;
  title: string;
  text: string;
  icon: ComponentType<{ className?: string }>;
  show: (me: Me) => ReactNode;
}

const PARTS: readonly Part[] = [
  {
    id: 'password',
    title: 'My password',
    text: 'Change it, and see where you are signed in.',
    icon: KeyRound,
    show: (me) => <SecuritySections me={me} />,
  },
  {
    id: 'privacy',
    title: 'Who can see me',
    text: 'You choose what your friends and your club see.',
    icon: Eye,
    show: (me) => (
      <>
        <PrivacySection me={me} />
        <PhotosPart />
      </>
    ),
  },
  {
    id: 'notifications',
    title: 'News for me',
    text: 'Friends, posts and club news, and your quiet hours.',
    icon: Bell,
    show: (me) => <NotificationSettingsSection me={me} />,
  },
  {
    id: 'safety',
    title: 'Staying safe',
    text: 'People you blocked and things you told us about.',
    icon: Shield,
    show: () => <ChildSafety />,
  },
  {
    id: 'data',
    title: 'My things',
    text: 'Save a copy of everything, or delete your account.',
    icon: PackageOpen,
    show: (me) => <DataSection me={me} />,
  },
];

/** A child's account: five sections, one at a time. */
export function ChildAccount({ me }: { me: Me }) {
  const hash = useLocation({ select: (location) => location.hash });
  // A link to the reader's reports opens the section that holds them.
  const part = PARTS.find(({ id }) => id === (hash === 'reports' ? 'safety' : hash));
  if (part === undefined) {
    return (
      <Page
        title="My account"
        width="text"
        intro={t('You’re signed in as {username}.', { username: me.username })}
      >
        <ul className="flex flex-col gap-3">
          {PARTS.map((one) => (
            <li key={one.id}>
              <PartLink part={one} />
            </li>
          ))}
        </ul>
      </Page>
    );
  }
  return (
    <Page
      title={part.title}
      width="text"
      actions={
        <Button
          variant="secondary"
          icon={<ArrowLeft aria-hidden />}
          render={<Link to="/account" hash="" />}
        >
          My account
        </Button>
      }
    >
      {part.show(me)}
    </Page>
  );
}

function PartLink({ part: { id, title, text, icon: Icon } }: { part: Part }) {
  return (
    <Card
      interactive
      className="flex min-h-20 items-center gap-4"
      render={<Link to="/account" hash={id} />}
    >
      <Icon aria-hidden className="size-8 shrink-0 text-brand-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-xl font-bold">{title}</span>
        <span className="text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
    </Card>
  );
}
