import { ChildComments } from '#features/comments';
import { ChildEventsPart } from '#features/calendar';
import { ChildFriends } from '#features/friends';
import { ChildOpenings } from '#features/reports';
import { Section } from '#ui';
import { type Me, isChild } from '@ribbon/domain/accounts';
import { type FamilyChild, familyPolicy } from '@ribbon/domain/families';
import { AccountPart } from './AccountPart.tsx';
import { ActivityPart } from './ActivityPart.tsx';
import { ChildHeader } from './ChildHeader.tsx';
import { GuardiansPart } from './GuardiansPart.tsx';
import { InboxPart } from '../inbox/InboxPart.tsx';
import { LinkQuestions } from '../links/LinkQuestions.tsx';
import { PermissionsPart } from './PermissionsPart.tsx';

/** Everything about one child, what waits first. */
export function ChildSpace({ me, child }: { me: Me; child: FamilyChild }) {
  const link = { role: child.myRole, childAgeBand: child.ageBand };
  return (
    <div className="flex flex-col gap-10">
      <ChildHeader child={child} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-12">
          {child.waitingLinks.length > 0 && (
            <Section title="Links to confirm">
              <LinkQuestions links={child.waitingLinks} />
            </Section>
          )}
          {familyPolicy.decide(link) && <InboxPart child={child} />}
          {isChild(child.ageBand) && child.activity.clubs.length > 0 && (
            <ChildEventsPart childId={child.id} />
          )}
          {familyPolicy.seeFriends(link) && (
            <ChildFriends child={child} mayEnd={familyPolicy.decide(link)} />
          )}
          {familyPolicy.seeThreads(link) && <ChildComments childId={child.id} />}
          <PermissionsPart child={child} link={link} />
          <ActivityPart activity={child.activity} />
          <ChildOpenings childId={child.id} />
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          <GuardiansPart me={me} child={child} link={link} />
          <AccountPart child={child} link={link} />
        </div>
      </div>
    </div>
  );
}
