import { useMe } from '#lib/session.ts';
import { useTitle } from '#lib/title.ts';
import { Page, QueryBoundary, Tabs } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { type Family, type FamilyChild, familyPolicy } from '@ribbon/domain/families';
import { useQuery } from '@tanstack/react-query';
import { FamilySkeleton } from './FamilySkeleton.tsx';
import { familyQuery } from './families.queries.ts';
import { LinksToConfirm } from './links/LinksToConfirm.tsx';
import { OwnGuardians } from './own/OwnGuardians.tsx';
import { OwnWaitingLinks } from './own/OwnWaitingLinks.tsx';
import { ChildSpace } from './space/ChildSpace.tsx';
import { NoChildren } from './space/NoChildren.tsx';

/** The guardian's place; for children and teenagers, who looks after them. */
export function FamilyScreen() {
  useTitle('My Family');
  const me = useMe();
  const query = useQuery(familyQuery);
  if (!me) return null;
  return (
    <Page title="My Family" intro={introFor(me)}>
      <QueryBoundary
        query={query}
        failed={{ title: 'We could not load your family' }}
        loading={<FamilySkeleton guardian={me.family.children > 0} />}
      >
        {(family) => <Content me={me} family={family} />}
      </QueryBoundary>
    </Page>
  );
}

const waitingAt = ({ inbox, waitingLinks }: FamilyChild) => inbox.length + waitingLinks.length;

const introFor = (me: Me) =>
  familyPolicy.beGuardian(me)
    ? 'What the children you look after may do here, and what is waiting for you.'
    : 'The people who are there for you here, and what they can see and do.';

function Content({ me, family }: { me: Me; family: Family }) {
  if (!familyPolicy.beGuardian(me)) return <OwnGuardians me={me} family={family} />;
  return (
    <div className="flex flex-col gap-12">
      <LinksToConfirm />
      <OwnWaitingLinks links={family.waitingLinks} />
      <Children me={me} family={family} />
    </div>
  );
}

function Children({ me, family }: { me: Me; family: Family }) {
  const [only, ...others] = family.children;
  if (only === undefined) return <NoChildren />;
  if (others.length === 0) return <ChildSpace me={me} child={only} />;
  return (
    <Tabs
      label="Children you look after"
      // Opens where somebody waits for an answer.
      defaultValue={(family.children.find((child) => waitingAt(child) > 0) ?? only).id}
      items={family.children.map((child) => ({
        value: child.id,
        label: <span className="max-w-48 truncate py-0.5">{child.fullName ?? child.username}</span>,
        count: waitingAt(child),
        panel: <ChildSpace me={me} child={child} />,
      }))}
    />
  );
}
