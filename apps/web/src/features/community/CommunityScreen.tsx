import { PrivateStartNotice } from '#lib/notices/PrivateStartNotice.tsx';
import { SuggestedFriends } from '#features/friends';
import { questionFor } from '#features/posts';
import { CommunityCard } from '#features/profiles';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Card, Page, type PillLink, PillLinks, linkClass } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { postPolicy } from '@ribbon/domain/posts';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { CommunityPosts } from './CommunityPosts.tsx';

/** The reader's community: their profile, suggested people, and posts. */
export function CommunityScreen() {
  useTitle('My Community');
  const me = useMe();
  if (!me) return null;
  return (
    <Page title="My Community" actions={<PillLinks label="Quick links" links={waysOf(me)} />}>
      {/* What people came for is first, for the thumb and for the keyboard. */}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6 sm:gap-8">
          {me.family.startsInPrivate ? (
            <PrivateStartNotice me={me} />
          ) : (
            postPolicy.create(me) && <Write question={questionFor(me)} />
          )}
          <CommunityPosts me={me} />
        </div>
        <aside className="flex flex-col gap-10 lg:sticky lg:top-24">
          <CommunityCard me={me} />
          <SuggestedFriends
            seeAll={
              <Link to="/gymnasts" className={linkClass}>
                See All
              </Link>
            }
          />
        </aside>
      </div>
    </Page>
  );
}

/** Links that do not fit into the bar of a phone. */
const waysOf = (me: Me): PillLink[] => [
  ...(me.family.children > 0
    ? [{ label: 'My Clubs', link: <Link to="/my-clubs" />, onlyNarrow: true }]
    : []),
  { label: 'My Teammates', link: <Link to="/teammates" />, onlyNarrow: true },
  { label: 'Find Friends', link: <Link to="/gymnasts" /> },
  { label: 'Find Clubs', link: <Link to="/clubs" /> },
];

const Write = ({ question }: { question: string }) => (
  <Card className="flex max-w-2xl items-center justify-between gap-4 max-sm:p-3 max-sm:pl-4">
    <p className="font-display text-lg font-bold">{question}</p>
    <Button className="shrink-0" icon={<PenLine aria-hidden />} render={<Link to="/create-post" />}>
      Create Post
    </Button>
  </Card>
);
