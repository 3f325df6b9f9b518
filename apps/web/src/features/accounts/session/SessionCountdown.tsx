import { minutesAndSeconds, useLastSeconds } from '#lib/session/countdown.ts';
import { session, useSession } from '#lib/session/session.ts';
import { Button } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { Timer } from 'lucide-react';
import { useState } from 'react';

const check = () => void session.check();

/** The last two minutes of a session, under the navigation bar. */
export function SessionCountdown({ me }: { me: Me }) {
  const { expired } = useSession();
  const seconds = useLastSeconds(me.sessionEndsAt.getTime(), check);
  const isShown = seconds !== undefined && !expired;
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && 'Your session ends in less than 2 minutes.'}
      </p>
      {isShown && <Countdown seconds={seconds} />}
    </>
  );
}

function Countdown({ seconds }: { seconds: number }) {
  const [pending, setPending] = useState(false);
  const stay = () => {
    setPending(true);
    void session.keepAlive({ urgent: true }).then(() => setPending(false));
  };
  return (
    <div className="border-t-2 border-line bg-caution-soft">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1.5 sm:px-8">
        <p className="flex items-center gap-2 text-ink">
          <Timer aria-hidden className="size-5 shrink-0 text-caution" />
          <span role="timer">
            Session ends in{' '}
            <span className="font-semibold tabular-nums">{minutesAndSeconds(seconds)}</span>
          </span>
        </p>
        <Button variant="secondary" pending={pending} onClick={stay}>
          Stay signed in
        </Button>
      </div>
    </div>
  );
}
