import { OwnDetailsSection } from '#features/accounts';
import { PhotosPart } from '#features/families';
import { BlockedSection } from '#features/friends';
import { NotificationSettingsSection } from '#features/notifications';
import { OwnReportsSection } from '#features/reports';
import { useLoadedAnchor } from '#lib/navigation/anchor.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { linkClass, Page, Section } from '#ui';
import { isChild, isMinor, isUsable, type Me } from '@ribbon/domain/accounts';
import { Link } from '@tanstack/react-router';
import { DataSection } from './DataSection.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SecuritySections } from './SecuritySections.tsx';
import { ChildAccount } from './child/ChildAccount.tsx';

/**
 * Everything about the reader's account. Accounts that are waiting, paused or being deleted see
 * what still applies to them.
 */
export function AccountScreen() {
  useTitle('Account and privacy');
  const me = useMe();
  if (!me) return null;
  return isChild(me.ageBand) && isUsable(me) ? <ChildAccount me={me} /> : <Sections me={me} />;
}

function Sections({ me }: { me: Me }) {
  useLoadedAnchor();
  const isActive = isUsable(me);
  return (
    <Page
      title="Account and privacy"
      width="text"
      intro="How you sign in, what others see, and what we keep about you."
    >
      {me.status === 'deleting' && <DeletionNotice />}
      <SecuritySections me={me} />
      <LanguageSection me={me} />
      {isActive && <OwnDetailsSection me={me} />}
      {isActive && <PrivacySection me={me} />}
      {isActive && isMinor(me.ageBand) && <PhotosPart />}
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
