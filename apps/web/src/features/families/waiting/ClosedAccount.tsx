import type { Me } from '@ribbon/domain/accounts';
import { DeletingScreen } from './DeletingScreen.tsx';
import { PausedScreen } from './PausedScreen.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

/** In place of every signed-in screen while an account cannot be used. */
export function ClosedAccount({ me }: { me: Me }) {
  if (me.status === 'awaiting_guardian') return <WaitingScreen />;
  return me.status === 'paused' ? <PausedScreen me={me} /> : <DeletingScreen />;
}
