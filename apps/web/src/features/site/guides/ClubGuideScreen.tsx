import { sitePages } from '@ribbon/domain/site';
import { type GuideStep, GuideScreen } from './GuideScreen.tsx';

const STEPS: readonly GuideStep[] = [
  {
    title: 'Claim your page',
    text: 'Find your club on the map and claim it. We check that you run it, and write to you as soon as the page is yours.',
  },
  {
    title: 'Make it yours',
    text: 'Add a picture, your programs and how people can reach you. Families look for these first.',
  },
  {
    title: 'Invite your members',
    text: 'Send an invitation, or let people find the club and ask to join. You decide who joins.',
  },
  {
    title: 'Confirm your coaches',
    text: 'Anyone can say that they coach. Confirm in the list of members who really does; until then they are members like others.',
  },
  {
    title: 'Plan your week',
    text: 'Put sessions and events in the calendar. Members reply, and coaches take the register on their phone, even without a connection.',
  },
  {
    title: 'Keep children safe',
    text: 'A child under 13 joins only if a guardian says yes. Your club can confirm guardians it knows, or print a code for them.',
  },
  {
    title: 'If something worries you',
    text: 'Report it with the flag on any post, comment or profile. If someone is in danger, call the emergency number first.',
  },
];

/** What a club does in its first weeks, for a noticeboard or a committee. */
export const ClubGuideScreen = () => <GuideScreen page={sitePages.clubGuide} steps={STEPS} />;
