import { SuggestedFriends } from '#features/friends';
import { Feed } from '#features/posts';
import { CommunityCard } from '#features/profiles';
import { useMe } from '#lib/session.ts';
import { useTitle } from '#lib/title.ts';
import { Button, Card, Page, linkClass } from '#ui';
import { postPolicy } from '@ribbon/domain/posts';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';

/** One's community: oneself, people one may know, and what they post. */
export function CommunityScreen() {
  useTitle('My Community');
  const me = useMe();
  if (!me) return null;
  return (
    <Page
      title="My Community"
      actions={
        <>
          <Button variant="secondary" render={<Link to="/gymnasts" />}>
            Find Friends
          </Button>
          <Button variant="secondary" render={<Link to="/clubs" />}>
            Find Clubs
          </Button>
        </>
      }
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <aside className="flex flex-col gap-10 lg:sticky lg:top-24 lg:order-2">
          <CommunityCard me={me} />
          <div className="max-lg:hidden">
            <Suggested />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-8">
          {postPolicy.create(me) && <Write />}
          <Feed />
          <div className="lg:hidden">
            <Suggested />
          </div>
        </div>
      </div>
    </Page>
  );
}

const Suggested = () => (
  <SuggestedFriends
    seeAll={
      <Link to="/gymnasts" className={linkClass}>
        See All
      </Link>
    }
  />
);

const Write = () => (
  <Card className="flex max-w-2xl flex-wrap items-center justify-between gap-4">
    <p className="font-display text-lg font-bold">What did you practise today?</p>
    <Button icon={<PenLine aria-hidden />} render={<Link to="/create-post" />}>
      Create Post
    </Button>
  </Card>
);
