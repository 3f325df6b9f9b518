import { LazyAuthDialog, SessionExpired } from '#features/accounts';
import { useSettings } from '#features/settings';
import { CookieBanner } from '#features/site';
import { useOwnLanguage } from '#lib/language/language.ts';
import { useRealtime } from '#lib/query/realtime.ts';
import { useActivity, useIsChild, useMe, useSession } from '#lib/session/session.ts';
import { useSiteName } from '#lib/navigation/title.ts';
import { PageSkeleton, cx } from '#ui';
import { isUsable } from '@ribbon/domain/accounts';
import { Outlet } from '@tanstack/react-router';
import { Fragment, Suspense, useEffect } from 'react';
import { Footer } from './Footer.tsx';
import { useFocusHeadingOnNavigation } from './useFocusHeadingOnNavigation.ts';
import {
  MemberNotices,
  MemberOffline,
  MemberTabs,
  MemberPendingActions,
  RestrictionBanner,
} from './for-members.ts';
import { TopBar } from '../navigation/TopBar.tsx';

/** What surrounds every screen. */
export function Shell() {
  const me = useMe();
  const { expired, departures } = useSession();
  useActivity(me?.id);
  useOwnLanguage();
  useSiteName(useSettings().platformName);
  useRealtime(me?.id ?? null);
  useComfort(useIsChild());
  const announced = useFocusHeadingOnNavigation(me === undefined ? undefined : (me?.id ?? null));
  return (
    <>
      <div className="flex min-h-dvh flex-col" inert={expired}>
        <a
          href="#content"
          className="absolute left-4 z-50 -translate-y-20 rounded-b-md bg-brand px-4 py-3 text-on-brand focus:translate-y-0"
        >
          Skip to content
        </a>
        <TopBar me={me} />
        {me?.restriction && <RestrictionBanner me={me} />}
        {/* At least as high as the screen: the footer is never seen first and then pushed away. */}
        <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1 outline-none">
          <Suspense fallback={<PageSkeleton />}>
            {/* Remounted when somebody leaves: the next person must not see their input. */}
            <Fragment key={departures}>
              <Outlet />
            </Fragment>
          </Suspense>
        </main>
        <div className={cx(me && 'max-lg:pb-16')}>
          <Footer />
        </div>
        {me && <MemberTabs me={me} />}
        <CookieBanner />
      </div>
      <div aria-live="polite" className="sr-only">
        {announced}
      </div>
      <SessionExpired />
      <LazyAuthDialog />
      {me && <MemberPendingActions me={me} />}
      {me && <MemberOffline me={me} />}
      {me && isUsable(me) && <MemberNotices key={me.id} />}
    </>
  );
}

/** Larger targets for children; on the page itself, because dialogs are drawn outside the shell. */
function useComfort(child: boolean): void {
  useEffect(() => {
    if (child) document.documentElement.dataset['comfort'] = 'child';
    else delete document.documentElement.dataset['comfort'];
  }, [child]);
}
