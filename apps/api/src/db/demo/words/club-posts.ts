import type { DemoPost } from './demo-post.ts';

/** What clubs write for everybody. */
export const CLUB_POSTS: readonly DemoPost[] = [
  {
    by: 'clubAdmin',
    text: 'Our next display is in the calendar. Families are welcome from half past one, cake included.',
    scene: 'group',
    replies: [
      'We’ll be there with grandparents.',
      'Can we help with the cakes?',
      '> Yes please! There’s a list by the door.',
    ],
  },
  {
    by: 'clubAdmin',
    text: 'Two places have come free in the Monday beginner squad. First come, first served.',
    replies: ['Asking for my niece!'],
  },
  {
    by: 'clubAdmin',
    text: 'Six medals and a hall full of noise. Well done to everyone who competed, and to everyone who cheered.',
    scene: 'medals',
    replies: ['What a day!'],
  },
  {
    by: 'clubAdmin',
    text: 'The new carpet is down. Please leave your outdoor shoes at the door, however fast you’re running.',
    scene: 'hall',
  },
  {
    by: 'clubAdmin',
    text: 'Thursday’s session starts half an hour later this week. The calendar has the new time.',
  },
  {
    by: 'clubAdmin',
    text: 'We’re looking for two volunteers to run the music on Saturdays. Good taste not required.',
    replies: ['I only know old songs. Count me in.'],
  },
  {
    by: 'clubAdmin',
    text: 'Thank you to everyone at the open day. Thirty-one people tried a ribbon and only two got tangled.',
    scene: 'spirals',
  },
  {
    by: 'clubAdmin',
    text: 'Trial sessions are back: bring leggings, bare feet and a water bottle.',
  },
  {
    by: 'clubAdmin',
    text: 'Our seniors danced in a full arena for the first time. You could have heard a toe shoe drop.',
    scene: 'arena',
    replies: ['Goosebumps.'],
  },
  {
    by: 'clubAdmin',
    text: 'Half-term camp is planned: four mornings, five apparatus, one very tired Friday.',
  },
  {
    by: 'clubAdmin',
    text: 'Lost property update: eleven single half shoes, one maraca, no explanations.',
  },
  {
    by: 'clubAdmin',
    text: 'Welcome to our three new assistant coaches. Be kind, they’re already learning all your names.',
  },
];
