import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { PersonPortrait } from '#features/media';
import { Button, Page, QueryBoundary, Tabs, quietLinkClass } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { type Family, familyPolicy } from '@ribbon/domain/families';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { childName, portraitOf } from './families.child.format.ts';
import { FamilySkeleton } from './FamilySkeleton.tsx';
import { familyQuery } from './families.queries.ts';
import { WaitingPart, waitingAt } from './inbox/WaitingPart.tsx';
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
    <Page
      title="My Family"
      intro={introFor(me)}
      actions={
        me.family.children > 0 &&
        familyPolicy.addChild(me) && (
          <Button
            variant="secondary"
            icon={<UserPlus aria-hidden />}
            render={<Link to="/family/add" />}
          >
            Add a child
          </Button>
        )
      }
    >
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load your family' }}
        loading={<FamilySkeleton guardian={me.family.children > 0} />}
      >
        {(family) => <Content me={me} family={family} />}
      </QueryBoundary>
    </Page>
  );
}

function introFor(me: Me): string | undefined {
  if (!familyPolicy.beGuardian(me)) {
    return 'The people who look after your account, and what they can see and do.';
  }
  return me.family.children > 0
    ? 'What your children can do here, and what needs your approval.'
    : undefined;
}

function Content({ me, family }: { me: Me; family: Family }) {
  if (!familyPolicy.beGuardian(me)) return <OwnGuardians me={me} family={family} />;
  return (
    <div className="flex flex-col gap-12">
      <LinksToConfirm />
      <OwnWaitingLinks links={family.waitingLinks} />
      {family.children.length > 0 && <WaitingPart family={family.children} />}
      <Children me={me} family={family} />
      <p className="text-sm text-muted">
        New here?{' '}
        <Link to="/guides/guardians" className={quietLinkClass}>
          A guide for parents and guardians
        </Link>
      </p>
    </div>
  );
}

function Children({ me, family }: { me: Me; family: Family }) {
  const [only, ...others] = family.children;
  // Opens where somebody waits for an answer, and stays there once it was given.
  const [chosen, choose] = useState<string | undefined>(
    () => family.children.find((child) => waitingAt(child) > 0)?.id,
  );
  if (only === undefined) return <NoChildren me={me} />;
  if (others.length === 0) return <ChildSpace me={me} child={only} />;
  const open = family.children.find(({ id }) => id === chosen) ?? only;
  return (
    <Tabs
      label="Children you look after"
      value={open.id}
      onValueChange={choose}
      items={family.children.map((child) => ({
        value: child.id,
        label: (
          <span className="flex max-w-56 items-center gap-2.5">
            <PersonPortrait person={portraitOf(child)} size="sm" />
            <span className="truncate py-0.5">{childName(child)}</span>
          </span>
        ),
        count: waitingAt(child),
        panel: <ChildSpace me={me} child={child} />,
      }))}
    />
  );
}
