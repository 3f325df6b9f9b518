import { AnswerControls, OtherAge, useAnswer } from '#features/calendar';
import { Button } from '#ui';
import type { Attendee, ClubEvent } from '@ribbon/domain/calendar';
import { UserPlus } from 'lucide-react';
import { t } from '@ribbon/domain/kernel';

const isNew = ({ status, canGo }: Attendee) => canGo && status === null;
const mayJoin = (who: Attendee) => isNew(who) && who.isRightAge;

/** Joins one session; people who have answered change their answer as in the calendar. */
export function JoinSession({ event }: { event: ClubEvent }) {
  const answered = event.attendees.filter((who) => !isNew(who) && who.status !== null);
  return (
    <div className="flex flex-col gap-3">
      {event.attendees.filter(mayJoin).map((who) => (
        <JoinOne key={who.userId} event={event} who={who} />
      ))}
      {event.attendees
        .filter((who) => isNew(who) && !who.isRightAge)
        .map((who) => (
          <p key={who.userId}>
            {!who.isSelf && <strong>{who.name} </strong>}
            <OtherAge event={event} />
          </p>
        ))}
      {answered.length > 0 && <AnswerControls event={{ ...event, attendees: answered }} />}
    </div>
  );
}

function JoinOne({ event, who }: { event: ClubEvent; who: Attendee }) {
  const answer = useAnswer(event, who);
  const words = event.isFull ? 'Join waiting list' : 'Join Session';
  return (
    <Button
      className="self-start"
      variant={event.isFull ? 'secondary' : 'primary'}
      icon={<UserPlus aria-hidden />}
      pending={answer.isPending}
      onClick={() => answer.mutate(true)}
    >
      {who.isSelf ? words : t('{words} for {who}', { words, who: who.name })}
    </Button>
  );
}
