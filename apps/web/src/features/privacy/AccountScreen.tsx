import { BlockedSection } from '#features/friends';
import { NotificationSettingsSection } from '#features/notifications';
import { OwnReportsSection } from '#features/reports';
import {
  securityQuery,
  SessionsSection,
  SignInSection,
  TwoFactorSection,
} from '#features/security';
import { useLoadedAnchor } from '#lib/anchor.ts';
import { useMe } from '#lib/session.ts';
import { useTitle } from '#lib/title.ts';
import { linkClass, Loading, Page, QueryBoundary, Section, Skeleton } from '#ui';
import { isChild, isUsable, type Me } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataSection } from './DataSection.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';
import { PrivacySection } from './PrivacySection.tsx';

/** Everything about one's own account. Those that wait, are paused or leave see what is theirs still. */
export function AccountScreen() {
  useTitle('Account and privacy');
  useLoadedAnchor();
  const me = useMe();
  if (!me) return null;
  const isActive = isUsable(me);
  return (
    <Page
      title="Account and privacy"
      width="text"
      intro={
        isChild(me.ageBand)
          ? 'Your password, what others see, and your data.'
          : 'How you sign in, what others see, and what we keep about you.'
      }
    >
      {me.status === 'deleting' && <DeletionNotice />}
      <SecuritySections me={me} />
      {isActive && <PrivacySection me={me} />}
      {isActive && <NotificationSettingsSection me={me} />}
      {isActive && <BlockedSection />}
      <OwnReportsSection />
      <DataSection me={me} />
      <Section title="Decisions about you">
        <p>
          <Link to="/account/decisions" className={linkClass}>
            What our team has decided
          </Link>{' '}
          about you and what you shared, and how to appeal.
        </p>
      </Section>
    </Page>
  );
}

function SecuritySections({ me }: { me: Me }) {
  return (
    <QueryBoundary
      query={useQuery(securityQuery)}
      failed={{ title: 'We could not load how you sign in' }}
      loading={
        <Loading className="flex flex-col gap-12">
          <Skeleton shape="block" />
          <Skeleton shape="block" className="h-28" />
          <Skeleton shape="block" className="h-96" />
        </Loading>
      }
    >
      {(overview) => (
        <>
          <SignInSection me={me} overview={overview} />
          {isUsable(me) && <TwoFactorSection me={me} overview={overview} />}
          <SessionsSection sessions={overview.sessions} />
        </>
      )}
    </QueryBoundary>
  );
}
