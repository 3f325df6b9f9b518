import { PersonPortrait } from '#features/media';
import { BlockButton, FollowButton, FriendButton } from '#features/friends';
import { ConsequenceButton } from '#features/sanctions';
import { ReportButton } from '#features/reports';
import { longDay } from '#lib/format/format.ts';
import { PersonPosts } from '#features/posts';
import { useIsChild, useMe } from '#lib/session/session.ts';
import {
  Button,
  Heading,
  Notice,
  Section,
  StatTile,
  StatTiles,
  TagList,
  VerifiedMark,
  linkClass,
} from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { familyPolicy } from '@ribbon/domain/families';
import { type FriendshipStatus, friendPolicy } from '@ribbon/domain/friends';
import { type ProfileView, profileMessages } from '@ribbon/domain/profiles';
import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarDays, Globe, PenLine } from 'lucide-react';
import { useState } from 'react';
import { PrivateDetails } from './PrivateDetails.tsx';
import { ViewToggle } from './ViewToggle.tsx';
import { countryName } from '@ribbon/domain/kernel';

/** A profile with its actions; the private view adds what friends see. */
export function Gymnast({ profile }: { profile: ProfileView }) {
  const [isPrivate, setPrivate] = useState(true);
  const shown = isPrivate ? profile.privatePart : null;
  const bio = shown?.bio ?? profile.bioPreview;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-7 px-4 pt-4 pb-20 sm:gap-10 sm:px-8 sm:pt-14">
      <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:items-start sm:gap-x-6">
        <div className="sm:row-span-2">
          <PersonPortrait person={profile} size="xl" />
        </div>
        <div className="min-w-0">
          <Heading level={1} className="wrap-break-word max-sm:text-xl">
            {profile.name}
            {profile.isVerified && <VerifiedMark />}
          </Heading>
          <p className="mt-1 text-muted wrap-anywhere">@{profile.username}</p>
        </div>
        <div className="col-span-2 flex min-w-0 flex-col gap-3 sm:col-span-1 sm:col-start-2">
          <ul className="flex flex-wrap items-center gap-x-6 gap-y-1.5 text-muted [&_svg]:size-4.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
            {profile.country !== null && (
              <li>
                <Globe aria-hidden />
                {countryName(profile.country)}
              </li>
            )}
            <li>
              <CalendarDays aria-hidden />
              Joined {longDay(profile.joinedAt)}
            </li>
          </ul>
          {bio !== null && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{bio}</p>}
          <TagList label="Specialties" tags={profile.specialties} />
          <Actions profile={profile} />
        </div>
      </header>
      <Figures profile={profile} />
      {profile.privatePart ? (
        <ViewToggle isPrivate={isPrivate} onChange={setPrivate} />
      ) : (
        <AddToSeeMore profile={profile} />
      )}
      {shown && <PrivateDetails shown={shown} />}
      <Section title="Posts">
        <PersonPosts userId={profile.id} />
      </Section>
    </div>
  );
}

function Actions({ profile }: { profile: ProfileView }) {
  const navigate = useNavigate();
  const me = useMe();
  if (profile.isSelf) {
    return (
      <div className="mt-2">
        <Button variant="secondary" icon={<PenLine aria-hidden />} render={<Link to="/profile" />}>
          Edit Profile
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-3">
      {/* A minor's profile offers a visitor nothing that they could not do once signed in. */}
      {(me || !profile.isMinor) && (
        <FriendButton isMain person={profile} friendship={profile.friendship} />
      )}
      {(profile.mayFollow || profile.isFollowed) && (
        <FollowButton person={profile} isFollowed={profile.isFollowed} />
      )}
      {/* The two small ones stay together. */}
      <div className="flex gap-1">
        <ReportButton
          about={{ contentType: 'profile', contentId: profile.id }}
          label="Report profile"
        />
        {me?.status === 'active' && friendPolicy.block(me, profile) && (
          <BlockButton person={profile} onBlocked={() => void navigate({ to: '/gymnasts' })} />
        )}
      </div>
      <ConsequenceButton person={profile} />
      {me && <LinkedNotice me={me} profile={profile} />}
    </div>
  );
}

/** Nobody blocks who looks after them; this is what there is instead. */
function LinkedNotice({ me, profile }: { me: Me; profile: ProfileView }) {
  if (!me.family.guardianIds.includes(profile.id)) return null;
  return (
    <p className="basis-full text-sm text-muted">
      {profile.name} looks after your account.{' '}
      <Link to="/family" className={linkClass}>
        My Family
      </Link>{' '}
      shows what that means{familyPolicy.endOwnLink(me) && ', how to end the link'} and where to
      find help if something is wrong.
    </p>
  );
}

const isUnderWay = ({ state }: FriendshipStatus) => state === 'sent' || state === 'received';

/** Said where it is true: not everybody may become a friend. */
function AddToSeeMore({ profile }: { profile: ProfileView }) {
  const { friendship, isMinor } = profile;
  const mayBecome = friendship ? friendship.mayAsk || isUnderWay(friendship) : !isMinor;
  return mayBecome ? <Notice role="none">{profileMessages.addToSeeMore}</Notice> : null;
}

/** Children see no counts, and of a minor nobody else does. */
function Figures({ profile: { stats } }: { profile: ProfileView }) {
  if (useIsChild()) return null;
  return (
    <StatTiles>
      <StatTile label="Posts" one="Post" value={stats.posts} apparatus="ribbon" />
      {stats.followers !== null && (
        <StatTile label="Followers" one="Follower" value={stats.followers} apparatus="hoop" />
      )}
      {stats.following !== null && (
        <StatTile label="Following" value={stats.following} apparatus="ball" />
      )}
      {stats.friends !== null && (
        <StatTile label="Friends" one="Friend" value={stats.friends} apparatus="clubs" />
      )}
    </StatTiles>
  );
}
