import { PlanDialog } from '#features/calendar';
import { dayAndTime, daysAway } from '#lib/format/format.ts';
import { Button, EmptyState, List, ListRow, Loading, QueryBoundary, Section, Skeleton } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type ClubActivity,
  type ClubActivityKind,
  type ClubFigures,
  MembershipType,
} from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  CalendarPlus,
  ImageUp,
  KeyRound,
  type LucideIcon,
  Pencil,
  PenLine,
  Printer,
  Star,
  UserMinus,
  UserPlus,
  UserRoundCog,
} from 'lucide-react';
import { useState } from 'react';
import { ClubFiguresTiles } from './ClubFiguresTiles.tsx';
import { InviteDialog } from './members/InviteDialog.tsx';
import { activityQuery } from './club-admin.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The latest activity of a club, and things its administrator can start. */
export function OverviewTab({
  clubId,
  figures,
  onPost,
}: {
  clubId: ClubId;
  figures: ClubFigures;
  onPost: () => void;
}) {
  const [begun, setBegun] = useState<'invitation' | 'event'>();
  const end = (open: boolean) => !open && setBegun(undefined);
  return (
    <div className="flex flex-col gap-6 sm:gap-10">
      <ClubFiguresTiles figures={figures} />
      <div className="grid gap-6 sm:gap-10 lg:grid-cols-[1fr_20rem]">
        <Section title="Recent activity" className="min-w-0">
          <Activity clubId={clubId} />
        </Section>
        <Section title="Quick actions" className="max-lg:order-first lg:self-start">
          <div className="flex flex-wrap gap-2 lg:flex-col lg:gap-3">
            <Button icon={<PenLine aria-hidden />} onClick={onPost}>
              Create Club Post
            </Button>
            <Button
              variant="secondary"
              icon={<UserPlus aria-hidden />}
              onClick={() => setBegun('invitation')}
            >
              Invite Members
            </Button>
            <Button
              variant="secondary"
              icon={<CalendarPlus aria-hidden />}
              onClick={() => setBegun('event')}
            >
              Schedule Event
            </Button>
            <Button
              variant="ghost"
              icon={<Printer aria-hidden />}
              render={<Link to="/guides/clubs" />}
            >
              A guide to print
            </Button>
          </div>
        </Section>
      </div>
      <InviteDialog clubId={clubId} open={begun === 'invitation'} onOpenChange={end} />
      <PlanDialog clubId={clubId} open={begun === 'event'} onOpenChange={end} />
    </div>
  );
}

function Activity({ clubId }: { clubId: ClubId }) {
  return (
    <QueryBoundary
      query={useQuery(activityQuery(clubId))}
      failed={{ level: 3, title: 'We couldn’t load the activity' }}
      loading={
        <Loading label="Loading activity..." className="flex flex-col gap-5">
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </Loading>
      }
      empty={
        <EmptyState
          compact
          level={3}
          title="Nothing to show yet"
          text="New members, posts and events appear here."
        />
      }
    >
      {(entries) => <Entries entries={entries} />}
    </QueryBoundary>
  );
}

function Entries({ entries }: { entries: readonly ClubActivity[] }) {
  return (
    <List label="Recent activity">
      {entries.map((entry) => {
        const Icon = ICONS[entry.kind];
        return (
          <ListRow
            key={`${entry.kind}${entry.at.toISOString()}${entry.person}`}
            icon={<Icon aria-hidden />}
            title={sentence(entry)}
            text={
              <time dateTime={entry.at.toISOString()} title={dayAndTime(entry.at)}>
                {daysAway(entry.at)}
              </time>
            }
          />
        );
      })}
    </List>
  );
}

const ICONS: Readonly<Record<ClubActivityKind, LucideIcon>> = {
  joined: UserPlus,
  left: UserMinus,
  removed: UserMinus,
  reviewed: Star,
  claimed: KeyRound,
  eventCreated: CalendarPlus,
  posted: PenLine,
  edited: Pencil,
  logoChanged: ImageUp,
  roleChanged: UserRoundCog,
};

/** Reviews name nobody under 18. */
const UNNAMED: Partial<Record<ClubActivity['kind'], string>> = { reviewed: 'A gymnast' };

const SENTENCES: Readonly<Record<ClubActivityKind, (who: string, detail: string) => string>> = {
  joined: (who) => t('{who} joined', { who }),
  left: (who) => t('{who} left', { who }),
  removed: (who) => t('{who} was removed', { who }),
  reviewed: (who, stars) =>
    t('{who} reviewed the club: {stars, plural, one {# star} other {# stars}}', {
      who,
      stars: Number(stars),
    }),
  claimed: (who) => t('{who} claimed the club’s page', { who }),
  eventCreated: (who, title) => t('{who} planned “{title}”', { who, title }),
  posted: (who, words) => t('{who} posted “{words}”', { who, words }),
  edited: (who) => t('{who} edited the details', { who }),
  logoChanged: (who) => t('{who} changed the logo', { who }),
  roleChanged: (who, role) => t('{who} is now {role}', { who, role: roleWords(role) }),
};

const sentence = ({ kind, person, detail }: ClubActivity): string =>
  SENTENCES[kind](person ?? UNNAMED[kind] ?? 'Someone who has left', detail ?? '');

/** “Mia is now a coach”; a role that is gone reads as that of a member. */
const ROLE_WORDS: Readonly<Record<MembershipType, string>> = {
  member: t('a member'),
  coach: t('a coach'),
  admin: 'an administrator',
};
const roleWords = (role: string): string => ROLE_WORDS[MembershipType.catch('member').parse(role)];
