import { AppLink } from '#lib/navigation/AppLink.tsx';
import { Badge, Card, useNow } from '#ui';
import type { StartKind, StartLine } from '@ribbon/domain/kernel';
import {
  Bell,
  CalendarDays,
  ChevronRight,
  HeartHandshake,
  Inbox,
  type LucideIcon,
  Medal,
  Star,
  Trophy,
  UserPlus,
} from 'lucide-react';
import { comingWords } from './start.coming.texts.ts';

interface Words {
  icon: LucideIcon;
  /** Of what is counted; things have their own title. */
  title: string;
  /** For a child. */
  childTitle?: string;
}

const KINDS: Readonly<Record<StartKind, Words>> = {
  decisions: { icon: HeartHandshake, title: 'Your family is waiting for you' },
  todo: { icon: Inbox, title: 'Waiting for a moderator' },
  requests: { icon: UserPlus, title: 'People who would like to join your club' },
  notifications: { icon: Bell, title: 'New notifications', childTitle: 'There’s news for you' },
  event: { icon: CalendarDays, title: 'Next at the club' },
  competition: { icon: Trophy, title: 'Next competition' },
  challenge: { icon: Medal, title: 'Your challenge' },
  goal: { icon: Star, title: 'Your goal' },
};

/** One item that needs attention or is next; the whole row links to it. */
export function StartRow({ line, forChild }: { line: StartLine; forChild: boolean }) {
  const { icon: Icon, title: name, childTitle } = KINDS[line.kind];
  const now = useNow();
  const words = forChild && childTitle !== undefined ? childTitle : name;
  return (
    <li>
      <Card interactive render={<AppLink to={line.link} />} className="flex items-center gap-4">
        <Icon aria-hidden className="size-6 shrink-0 text-brand-ink" />
        <span className="min-w-0 flex-1">
          {line.title === null ? (
            <span className="font-semibold">{words}</span>
          ) : (
            <>
              <span className="block text-sm text-muted">{words}</span>
              <span className="block font-semibold wrap-anywhere">{line.title}</span>
            </>
          )}
          {(line.at !== null || line.note !== null) && (
            <span className="block text-sm text-muted wrap-anywhere">
              {line.at && (
                <time dateTime={line.at.toISOString()}>{comingWords(line.at, now, line.zone)}</time>
              )}
              {line.at && line.note && ' · '}
              {line.note}
            </span>
          )}
        </span>
        {line.count !== null && !forChild && <Badge tone="count">{line.count}</Badge>}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Card>
    </li>
  );
}
