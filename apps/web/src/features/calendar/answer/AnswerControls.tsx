import { useMe } from '#lib/session/session.ts';
import { Badge, type BadgeTone, cx } from '#ui';
import {
  ANSWER_LABELS,
  type Ages,
  type AnswerStatus,
  type Attendee,
  type ClubEvent,
  agesInWords,
  calendarPolicy,
} from '@ribbon/domain/calendar';
import { Check, Hourglass, ListOrdered, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnswer } from '../calendar.queries.ts';
import { useMinute } from '../event/useMinute.ts';
import { t } from '@ribbon/domain/kernel';

/** Everybody the reader answers for or sees the answer of: themselves and their children. */
export function AnswerControls({
  event,
  align = 'start',
}: {
  event: ClubEvent;
  align?: 'start' | 'end';
}) {
  const now = useMinute();
  if (event.status === 'cancelled') return null;
  const isOpen = event.startsAt > now;
  // After the deadline, people who never answered are left out.
  const people = event.attendees.filter(({ status }) => isOpen || status !== null);
  if (people.length === 0) return null;
  const isAlone = people.length === 1 && people[0]?.isSelf === true;
  return (
    <ul className="flex flex-col gap-3">
      {people.map((who) => (
        <li
          key={who.userId}
          className={cx('flex flex-col items-start gap-2', align === 'end' && 'sm:items-end')}
        >
          <AnswerOf event={event} who={who} isOpen={isOpen} isAlone={isAlone} />
        </li>
      ))}
    </ul>
  );
}

function AnswerOf({
  event,
  who,
  isOpen,
  isAlone,
}: {
  event: ClubEvent;
  who: Attendee;
  isOpen: boolean;
  isAlone: boolean;
}) {
  const me = useMe();
  const asksFirst = who.isSelf && me != null && !calendarPolicy.answersAlone(me);
  const hasPlace = who.status === 'going' || who.status === 'waiting_list';
  // A child cannot change the guardian's answer.
  const mayAnswer =
    isOpen && who.canAnswer && !(asksFirst && hasPlace) && (who.isRightAge || who.status !== null);
  const waits = who.status === 'waiting_list' || who.status === 'waiting_guardian';
  // Without a button for yes, nothing else says that the person is going.
  const isHidden = !who.canGo && who.status === 'going';
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!isAlone && <span className="min-w-12 font-semibold">{who.name}</span>}
        {mayAnswer ? (
          <Answers event={event} who={who} asksFirst={asksFirst} hasPlace={hasPlace} />
        ) : (
          <AnswerBadge who={who} />
        )}
        {isOpen && !who.isRightAge && who.status === null && <OtherAge event={event} />}
      </span>
      {mayAnswer && (waits || isHidden) && <AnswerBadge who={who} />}
    </>
  );
}

/** Why there is nothing to answer. */
export function OtherAge({ event }: { event: Ages }) {
  const ages = agesInWords(event);
  return ages && <span className="text-muted">{ages} only</span>;
}

function Answers({
  event,
  who,
  asksFirst,
  hasPlace,
}: {
  event: ClubEvent;
  who: Attendee;
  asksFirst: boolean;
  hasPlace: boolean;
}) {
  const answer = useAnswer(event, who);
  const pressed = answer.isPending ? answer.variables : undefined;
  // A child's request is not yet the guardian's answer.
  const hasWished = who.isSelf && who.status === 'waiting_guardian';
  const isYes = pressed ?? (hasPlace || hasWished);
  const isNo = pressed === undefined ? who.status === 'declined' : !pressed;
  const about = `: ${event.title}${who.isSelf ? '' : `, ${who.name}`}`;
  const press = (going: boolean) => !answer.isPending && answer.mutate(going);
  return (
    <span role="group" aria-label={t('Answer{about}', { about })} className="flex flex-wrap gap-2">
      {who.canGo && (
        <Choice
          pressed={isYes}
          words={yesWords(event, who, asksFirst)}
          about={about}
          icon={<Check aria-hidden />}
          onPress={() => press(true)}
        />
      )}
      <Choice
        pressed={isNo}
        words="Not going"
        about={about}
        icon={<X aria-hidden />}
        onPress={() => press(false)}
      />
    </span>
  );
}

function yesWords(event: ClubEvent, who: Attendee, asksFirst: boolean): string {
  if (asksFirst) return 'I’d like to go';
  if (who.status === 'waiting_list') return 'Waiting';
  return event.isFull && who.status !== 'going' ? 'Join waiting list' : 'Going';
}

function Choice({
  pressed,
  words,
  about,
  icon,
  onPress,
}: {
  pressed: boolean;
  words: string;
  /** Names the event, so that buttons in a list are distinguishable. */
  about: string;
  icon: ReactNode;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${words}${about}`}
      onClick={onPress}
      className={cx(
        'inline-flex min-h-control items-center gap-1.5 border-2 px-4 font-display text-[1.0625rem] leading-none font-bold [&>svg]:size-4.5 [&>svg]:shrink-0',
        'transition-colors duration-(--quick)',
        'rounded-full',
        pressed
          ? 'z-10 border-ink bg-ink text-surface'
          : 'border-line-strong bg-surface-raised text-ink hover:border-ink',
      )}
    >
      {icon}
      {words}
    </button>
  );
}

const LOOKS: Readonly<Record<AnswerStatus, { tone: BadgeTone; icon: ReactNode }>> = {
  going: { tone: 'safe', icon: <Check aria-hidden /> },
  waiting_list: { tone: 'caution', icon: <ListOrdered aria-hidden /> },
  waiting_guardian: { tone: 'caution', icon: <Hourglass aria-hidden /> },
  declined: { tone: 'neutral', icon: <X aria-hidden /> },
};

/** The state in words, where the buttons alone do not say it. */
function AnswerBadge({ who }: { who: Attendee }) {
  if (who.status === null) return null;
  const { tone, icon } = LOOKS[who.status];
  return (
    <Badge tone={tone} icon={icon}>
      {wordsOf(who)}
    </Badge>
  );
}

function wordsOf({ status, isSelf, canGo, position }: Attendee): string {
  if (status === 'waiting_guardian' && !isSelf) {
    return canGo ? 'Wants to go, if you approve' : 'Wants to go';
  }
  if (status === 'waiting_list' && position !== null)
    return t('Waiting list, place {position}', { position });
  return ANSWER_LABELS[status ?? 'declined'];
}
