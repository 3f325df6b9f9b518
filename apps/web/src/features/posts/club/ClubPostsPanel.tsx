import { Button, EmptyState, Section } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { PostList } from '../card/PostList.tsx';
import { ClubPostDialog } from './ClubPostDialog.tsx';
import { clubPostsQuery } from './posts.club-posts.queries.ts';

/** Posts of a club, for its administrators; can open with an empty new post. */
export function ClubPostsPanel({
  clubId,
  startsWriting = false,
}: {
  clubId: ClubId;
  startsWriting?: boolean;
}) {
  const [isWriting, setWriting] = useState(startsWriting);
  return (
    <Section
      title="Club posts"
      intro="Published in the club’s name, for everyone to see."
      actions={
        <Button icon={<PenLine aria-hidden />} onClick={() => setWriting(true)}>
          Create Club Post
        </Button>
      }
    >
      <Posts clubId={clubId} />
      <ClubPostDialog clubId={clubId} open={isWriting} onOpenChange={setWriting} />
    </Section>
  );
}

function Posts({ clubId }: { clubId: ClubId }) {
  return (
    <PostList
      pages={useInfiniteQuery(clubPostsQuery(clubId))}
      runsClub
      empty={
        <EmptyState
          compact
          level={3}
          title="No posts yet"
          text="Tell everyone about your next display, a new group or a medal."
        />
      }
    />
  );
}
