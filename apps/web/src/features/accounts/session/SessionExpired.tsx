import { useSession } from '#lib/session/session.ts';
import { RibbonBackdrop } from '#ui';
import { Suspense, lazy, useState } from 'react';
import { createPortal } from 'react-dom';

const ExpiredQuestion = lazy(async () => ({
  default: (await import('./ExpiredQuestion.tsx')).ExpiredQuestion,
}));

/** Over a screen whose session has expired: nothing of it can be read, and nothing of it is lost. */
export function SessionExpired() {
  const { expired } = useSession();
  const [wanted, setWanted] = useState(false);
  if (expired && !wanted) setWanted(true);
  return (
    <>
      {expired && createPortal(<Cover />, document.body)}
      <Suspense>{wanted && <ExpiredQuestion />}</Suspense>
    </>
  );
}

/** Last in the page, so that it covers other open dialogs, but not those opened after it. */
function Cover() {
  return (
    <div data-session-cover aria-hidden className="fixed inset-0 z-50 overflow-hidden bg-surface">
      <RibbonBackdrop className="absolute inset-x-0 top-0 h-64 w-full" />
    </div>
  );
}
