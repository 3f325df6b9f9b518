import type { WaitingKind } from '@ribbon/domain/kernel';
import type { LinkProps } from '@tanstack/react-router';
import {
  Building2,
  ClipboardCheck,
  FileSignature,
  Flag,
  Hourglass,
  LifeBuoy,
  type LucideIcon,
  MessageSquareText,
  RefreshCw,
  Scale,
  Star,
  Trophy,
  UserCog,
} from 'lucide-react';

interface WaitingLink {
  title: string;
  /** What somebody does there. */
  text: string;
  icon: LucideIcon;
  link: Pick<LinkProps, 'to' | 'search'>;
}

/** Where each kind is decided. */
export const WAITING_LINKS: Readonly<Record<WaitingKind, WaitingLink>> = {
  safeguarding: {
    title: 'Safeguarding',
    text: 'Concerns about children that need action',
    icon: LifeBuoy,
    link: { to: '/admin/safeguarding' },
  },
  reports: {
    title: 'Content Reports',
    text: 'Things people asked us to look at',
    icon: Flag,
    link: { to: '/admin/reports', search: { status: 'pending' } },
  },
  messages: {
    title: 'Messages',
    text: 'People who wrote to us on the contact page',
    icon: MessageSquareText,
    link: { to: '/admin/messages', search: { status: 'new' } },
  },
  queue: {
    title: 'Held for Review',
    text: 'Pictures, videos and text waiting for a check',
    icon: Hourglass,
    link: { to: '/admin/queue' },
  },
  appeals: {
    title: 'Appeals',
    text: 'People who asked for another look at a decision',
    icon: Scale,
    link: { to: '/admin/appeals' },
  },
  sent_again: {
    title: 'Resubmitted',
    text: 'Hidden content its author has since edited',
    icon: RefreshCw,
    link: { to: '/admin/hidden', search: { state: 'sent_again' } },
  },
  guardian_forms: {
    title: 'Signed Forms',
    text: 'Forms that parents and guardians have signed',
    icon: FileSignature,
    link: { to: '/admin/guardian-forms' },
  },
  reviews: {
    title: 'Club Reviews',
    text: 'New and edited reviews',
    icon: Star,
    link: { to: '/admin/reviews' },
  },
  claims: {
    title: 'Club Claims',
    text: 'People who say they run a club',
    icon: Building2,
    link: { to: '/admin/clubs', search: { tab: 'claims' } },
  },
  competitions: {
    title: 'Competitions',
    text: 'Competitions people have submitted',
    icon: Trophy,
    link: { to: '/admin/competitions', search: { approval: 'pending' } },
  },
  organisers: {
    title: 'Organisers',
    text: 'People who ask to take entries at a competition',
    icon: ClipboardCheck,
    link: { to: '/admin/competitions' },
  },
  proposals: {
    title: 'Second Admin Needed',
    text: 'Changes that need a second system admin’s approval',
    icon: UserCog,
    link: { to: '/admin/accounts' },
  },
};
