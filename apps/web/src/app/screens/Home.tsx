import { useIsOutsideBeta } from '#features/settings';
import { HomeScreen } from '#features/site';
import { useMe } from '#lib/session/session.ts';
import { PageSkeleton } from '#ui';
import { isUsable } from '@ribbon/domain/accounts';
import { MemberStart } from '../shell/for-members.ts';

/** Written by the server where it sees a session: nobody then meets the visitors' page for a moment. */
const isExpected = () => 'member' in document.documentElement.dataset;

/** The first screen: the product for visitors, the start page for members. */
export function Home() {
  const me = useMe();
  const isOutside = useIsOutsideBeta(me ?? undefined);
  if (me && isUsable(me) && !isOutside) return <MemberStart me={me} />;
  return me === undefined && isExpected() ? <PageSkeleton /> : <HomeScreen />;
}
