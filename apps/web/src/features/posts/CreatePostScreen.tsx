import { useMe } from '#lib/session.ts';
import { useTitle } from '#lib/title.ts';
import { Page, Section } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { postPolicy } from '@ribbon/domain/posts';
import { OwnPosts } from './OwnPosts.tsx';
import { PostForm } from './PostForm.tsx';

export function CreatePostScreen() {
  useTitle('Create New Post');
  const me = useMe();
  if (!me) return null;
  return (
    <Page title="Create New Post" width="text" intro={introFor(me)}>
      <PostForm me={me} />
      <Section title="My posts">
        <OwnPosts me={me} />
      </Section>
    </Page>
  );
}

/** Who reads a post first, before anybody else can. */
function introFor(me: Me): string {
  if (!postPolicy.needsGuardian(me)) {
    return 'Every post is checked before others see it.';
  }
  const who = me.family.lookedAfterBy.join(' or ') || 'The grown-up who looks after you';
  return `${who} reads your post first. When it is okay, your friends and your club can see it.`;
}
