import { PassportCard } from '#features/competitions';
import { FriendCodeSection, FriendRequests } from '#features/friends';
import { OwnPosts } from '#features/posts';
import { OnceSettled } from '#lib/query/OnceSettled.tsx';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Loading, Page, QueryBoundary, Section, Skeleton } from '#ui';
import { isChild, type Me } from '@ribbon/domain/accounts';
import { friendPolicy } from '@ribbon/domain/friends';
import type { OwnProfile } from '@ribbon/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { ownProfileQuery } from '../profiles.queries.ts';
import { AdminActions } from './AdminActions.tsx';
import { OwnFigures } from './OwnFigures.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { QuickLinks } from './QuickLinks.tsx';

/** The reader's profile: preview, edit, and links to everything that is theirs. */
export function ProfileScreen() {
  useTitle('My Profile');
  const me = useMe();
  const query = useQuery(ownProfileQuery);
  if (!me) return null;
  return (
    <Page title="My Profile">
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load your profile' }}
        loading={
          <Loading label="Loading your profile..." className="flex flex-col gap-6">
            <Skeleton shape="circle" className="size-28" />
            <Skeleton shape="block" />
          </Loading>
        }
      >
        {(profile) => <ProfilePage me={me} profile={profile} />}
      </QueryBoundary>
    </Page>
  );
}

function ProfilePage({ me, profile }: { me: Me; profile: OwnProfile }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <div className="flex flex-col gap-8">
        <ProfilePicture
          profile={profile}
          action={
            !editing && (
              <Button
                variant="secondary"
                icon={<PenLine aria-hidden />}
                onClick={() => setEditing(true)}
              >
                Edit Profile
              </Button>
            )
          }
        />
        {/* Children see no counts. */}
        {!isChild(me.ageBand) && <OwnFigures profile={profile} me={me} />}
        {editing ? (
          <ProfileForm profile={profile} me={me} onDone={() => setEditing(false)} />
        ) : (
          <ProfileFacts profile={profile} />
        )}
      </div>
      <FriendRequests />
      <OnceSettled className="flex flex-col gap-7 sm:gap-12">
        <PassportCard />
        <QuickLinks />
        <AdminActions me={me} />
        {friendPolicy.hasCode(me) && <FriendCodeSection />}
        <Section title="My Posts">
          <OwnPosts me={me} />
        </Section>
      </OnceSettled>
    </>
  );
}
