import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { kind, nameOf, t } from '../kernel/index.ts';
import { PostId } from './posts.schema.ts';

const ofPost = z.object({ postId: PostId });
const post = ({ postId }: { postId: PostId }) => `/post/${postId}`;

/** What became of something in or below a post that was held. */
export const ofHeld = ofPost.extend({
  /** True when it goes to the guardians of the author. */
  isForChild: z.boolean(),
});
/** Links guardians to /family, as they may not read everything that their child can. */
export const heldLink = (data: z.infer<typeof ofHeld>) =>
  data.isForChild ? '/family' : post(data);
export const HELD_IS_SHOWN = 'Someone on our team has reviewed it. Others can see it now.';

/** Notifications about posts. No text repeats what a user wrote. */
export const postKinds = {
  post_like: kind({
    category: 'posts',
    label: 'Someone likes your post',
    data: ofPost,
    title: () => 'New like',
    message: (_, who) =>
      t(
        '{others, plural, =0 {{name}} one {{name} and # other} other {{name} and # others}} liked your post.',
        who,
      ),
    link: post,
    mail: 'off',
    isFrequent: true,
    isGrouped: true,
  }),
  post_tagged: kind({
    category: 'posts',
    label: 'Someone tags you in a picture',
    data: ofPost.extend({ taggedId: UserId, isWaiting: z.boolean() }),
    title: ({ isWaiting }) => (isWaiting ? 'Are you in this picture?' : 'You’re in a picture'),
    message: ({ isWaiting }, who) =>
      isWaiting
        ? t('{name} would like to tag you in a picture. You can say yes or no.', {
            name: nameOf(who),
          })
        : t('{name} tagged you in a picture.', { name: nameOf(who) }),
    link: post,
    mail: 'none',
    isRequired: true,
  }),
  child_tagged: kind({
    category: 'family',
    label: 'Someone tags your child in a picture',
    shownTo: 'adults',
    data: ofPost.extend({ taggedId: UserId, child: z.string() }),
    title: () => 'Your child is in a picture',
    message: ({ child }, who) =>
      t('{name} tagged {child} in a picture. You can look at it, and remove the tag.', {
        name: nameOf(who),
        child,
      }),
    link: post,
    mail: 'none',
    isRequired: true,
    ignoresBlocks: true,
  }),
  post_approved: kind({
    category: 'posts',
    label: 'Your parent or guardian approves a post',
    shownTo: 'minors',
    data: ofPost,
    title: () => 'Your post was approved',
    message: (_, who) => t('{name} said yes to your post.', { name: nameOf(who) }),
    link: post,
    mail: 'none',
  }),
  post_declined: kind({
    category: 'posts',
    label: 'Your parent or guardian declines a post',
    shownTo: 'minors',
    data: ofPost,
    title: () => 'Your post wasn’t shared',
    message: (_, who) =>
      t('{name} said no to your post. You can talk about it together.', { name: nameOf(who) }),
    link: () => '/create-post',
    mail: 'none',
  }),
  post_hidden_by_guardian: kind({
    category: 'posts',
    label: 'Your parent or guardian hides a post',
    shownTo: 'minors',
    data: z.object({}),
    title: () => 'One of your posts is hidden',
    message: (_, who) =>
      t(
        '{name} has hidden one of your posts. You can still see it on your profile, and talk about it together.',
        { name: nameOf(who) },
      ),
    link: () => '/profile',
    mail: 'none',
  }),
  post_deleted_by_guardian: kind({
    category: 'posts',
    label: 'Your parent or guardian deletes a post',
    shownTo: 'minors',
    data: z.object({}),
    title: () => 'One of your posts is gone',
    message: (_, who) =>
      t('{name} has deleted one of your posts. You can talk about it together.', {
        name: nameOf(who),
      }),
    link: () => '/profile',
    mail: 'none',
  }),
  post_held: kind({
    category: 'posts',
    label: 'Your post is being reviewed',
    data: ofPost,
    title: () => 'Your post is being reviewed',
    message: () => 'Our team is reviewing it before others can see it. Nothing is lost.',
    link: () => '/create-post',
    mail: 'none',
    isRequired: true,
  }),
  post_published: kind({
    category: 'posts',
    label: 'Your post was reviewed and is published',
    data: ofHeld,
    title: ({ isForChild }) =>
      isForChild ? 'Your child’s post is published' : 'Your post is published',
    message: ({ isForChild }, who) =>
      isForChild
        ? t('Someone on our team has reviewed a post by {name}. Others can see it now.', {
            name: nameOf(who),
          })
        : HELD_IS_SHOWN,
    link: post,
    mail: 'none',
  }),
  post_needs_change: kind({
    category: 'posts',
    label: 'Your post was reviewed and needs a change',
    data: ofHeld,
    title: ({ isForChild }) =>
      isForChild ? 'Your child’s post needs a change' : 'Your post needs a change',
    message: ({ isForChild }, who) =>
      isForChild
        ? t(
            'We can’t show a picture or video in {name}’s post here. The post can be shared without it.',
            { name: nameOf(who) },
          )
        : 'We can’t show a picture or video in it here. It happens, and you’re not in trouble. You can share your post without it, or choose another one.',
    link: heldLink,
    mail: 'on',
    isRequired: true,
  }),
};
