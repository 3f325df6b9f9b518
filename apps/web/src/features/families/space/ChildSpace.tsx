import { ChildAccountOpenings } from '#features/admin-accounts';
import { ChildComments } from '#features/comments';
import { ChildEventsPart } from '#features/calendar';
import { ChildCertificates } from '#features/challenges';
import { ChildFriends } from '#features/friends';
import { ChildOpenings } from '#features/reports';
import { ChildQuietHours } from '#features/notifications';
import { ChildPosts } from '#features/posts';
import { ChildTrainingPart, CoachWordsPart } from '#features/training';
import { type Me, isChild } from '@ribbon/domain/accounts';
import { type FamilyChild, familyPolicy } from '@ribbon/domain/families';
import { AccountPart } from './account/AccountPart.tsx';
import { ActivityPart } from './ActivityPart.tsx';
import { ChildHeader } from './ChildHeader.tsx';
import { CommunityPart } from './permissions/CommunityPart.tsx';
import { GuardiansPart } from './guardians/GuardiansPart.tsx';
import { childName } from '../families.child.format.ts';
import { linkTo } from '../families.link.rules.ts';
import { PermissionsPart } from './permissions/PermissionsPart.tsx';
import { PhotosPart } from '../photos/PhotosPart.tsx';
import { SignInPart } from './account/SignInPart.tsx';

/** Everything about one child; open items stand above all children. */
export function ChildSpace({ me, child }: { me: Me; child: FamilyChild }) {
  const link = linkTo(child);
  return (
    <div className="flex flex-col gap-10">
      <ChildHeader child={child} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <CommunityPart child={child} link={link} />
          {familyPolicy.seeQuietHours(link) && (
            <ChildQuietHours
              child={{ id: child.id, name: childName(child) }}
              mayChange={familyPolicy.setQuietHours(link)}
            />
          )}
          {isChild(child.ageBand) && child.activity.clubs.length > 0 && (
            <ChildEventsPart childId={child.id} />
          )}
          {isChild(child.ageBand) && (
            <ChildTrainingPart childId={child.id} name={childName(child)} />
          )}
          {!isChild(child.ageBand) && <CoachWordsPart userId={child.id} name={childName(child)} />}
          {familyPolicy.seeFriends(link) && (
            <ChildFriends
              child={{ id: child.id, name: childName(child) }}
              mayEnd={familyPolicy.decide(link)}
            />
          )}
          {familyPolicy.seeThreads(link) && <ChildPosts childId={child.id} link={link} />}
          {familyPolicy.seeThreads(link) && <ChildComments childId={child.id} />}
          {isChild(child.ageBand) && <ChildCertificates childId={child.id} />}
          <PermissionsPart child={child} link={link} />
          <PhotosPart child={{ id: child.id, name: childName(child) }} />
          <ActivityPart activity={child.activity} />
          <ChildOpenings childId={child.id} />
          <ChildAccountOpenings childId={child.id} name={childName(child)} />
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          <GuardiansPart me={me} child={child} link={link} />
          <SignInPart child={child} link={link} />
          <AccountPart child={child} link={link} />
        </div>
      </div>
    </div>
  );
}
