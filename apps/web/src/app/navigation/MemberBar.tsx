import { AccountMenu } from '#features/accounts';
import { LookedAfterBadge } from '#features/families';
import { NotificationBell } from '#features/notifications';
import { useIsOutsideBeta } from '#features/settings';
import { SearchButton } from '#features/search';
import { OwnPortrait } from '#features/profiles';
import { type Me, isUsable } from '@ribbon/domain/accounts';
import { useRouterState } from '@tanstack/react-router';
import { navigationFor } from './navigation.members.ts';
import { TopItems, toEntry } from './TopItem.tsx';

/** The top bar of members. */
export function MemberBar({ me }: { me: Me }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isOutsideBeta = useIsOutsideBeta(me);
  const { bar, menu } = navigationFor(me, { isOutsideBeta });
  return (
    <>
      <TopItems items={bar} path={path} />
      <LookedAfterBadge me={me} />
      {isUsable(me) && !isOutsideBeta && <SearchButton />}
      {isUsable(me) && <NotificationBell />}
      <AccountMenu me={me} portrait={<OwnPortrait me={me} />} links={menu.map(toEntry(path))} />
    </>
  );
}
