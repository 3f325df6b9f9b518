import { sitePages } from '@ribbon/domain/site';
import { type GuideStep, GuideScreen } from './GuideScreen.tsx';

const STEPS: readonly GuideStep[] = [
  {
    title: 'Your child asks, you decide',
    text: 'A child under 13 gives us your email address. Open the link in our email, read it, and say yes or no. Nothing happens before that.',
  },
  {
    title: 'Choose what they may do',
    text: 'Posts, comments, friends, pictures and clubs each have a switch in My Family. You can change them at any time.',
  },
  {
    title: 'See what needs your decision',
    text: 'Your child’s posts, comments and friend requests come to you first. You say yes or no in My Family.',
  },
  {
    title: 'Show us who you are',
    text: 'Your club can confirm you, or you can print a form, sign it and send us a photo. Until then other children don’t see your child.',
  },
  {
    title: 'See what they see',
    text: 'You can open everything that your child can open, and hide or delete their posts.',
  },
  {
    title: 'Take a break',
    text: 'You can pause the account, save a copy of everything in it, or have it deleted.',
  },
  {
    title: 'If something worries you',
    text: 'Report it with the flag on any post, comment or profile. If someone is in danger, call the emergency number first.',
  },
];

/** What a parent or guardian needs to know, to take home from the club. */
export const GuardianGuideScreen = () => (
  <GuideScreen page={sitePages.guardianGuide} steps={STEPS} />
);
