import type { Me } from '@ribbon/domain/accounts';
import { ClosedHelp } from '../help/ClosedHelp.tsx';
import { DeletingScreen } from './DeletingScreen.tsx';
import { PausedScreen } from './PausedScreen.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

/** In place of every signed-in screen while an account cannot be used. Help is there all the same. */
export function ClosedAccount({ me }: { me: Me }) {
  return (
    <>
      <Why me={me} />
      <ClosedHelp me={me} />
    </>
  );
}

function Why({ me }: { me: Me }) {
  if (me.status === 'awaiting_guardian') return <WaitingScreen />;
  return me.status === 'paused' ? <PausedScreen me={me} /> : <DeletingScreen />;
}
