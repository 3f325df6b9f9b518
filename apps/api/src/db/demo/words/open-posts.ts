import type { DemoPost } from './demo-post.ts';

/** What adults write for everybody to read, newest first. */
export const OPEN_POSTS: readonly DemoPost[] = [
  {
    by: 'coach',
    text: 'Clean catch, pointed toes, big smile. That’s how you end a session.',
    scene: 'ball',
    replies: [
      'That smile says it all!',
      'Is that the new ball exchange?',
      '> It is! Three weeks of work.',
    ],
  },
  {
    by: 'adult',
    text: 'Back on the carpet after eleven months. My splits have opinions about it.',
    scene: 'spirals',
    replies: [
      'Welcome back! They come round, I promise.',
      'Mine complained until spring. Worth it.',
      '> Then I’ve got something to look forward to.',
    ],
  },
  {
    by: 'parent',
    text: 'Does anyone have a trick for getting ribbon knots out in under an hour?',
    replies: [
      'Lay it flat, loosen from the stick end, never pull.',
      'A knitting needle. Changed our evenings.',
      '> The knitting needle worked! Thank you.',
    ],
  },
  {
    by: 'coach',
    text: 'Looking for a good warm-up for stiff shoulders on cold mornings. What works for your squad?',
    replies: [
      'Ten minutes with bands before we touch any apparatus.',
      'We dance one silly song first. Nobody is stiff after that.',
      '> Silly song it is.',
    ],
  },
  {
    by: 'adult',
    text: 'First clubs routine in front of people since university, and nothing hit the floor.',
    scene: 'clubs',
    replies: ['Two clubs, two hands, zero drops. Perfect maths.', 'So proud of you!'],
  },
  {
    by: 'parent',
    text: 'Sewed 412 crystals on a leotard this week. Please admire them from every angle on Saturday.',
    replies: ['We’ll bring sunglasses.', 'You counted!', '> Every single one.'],
  },
  { by: 'coach', text: 'Small reminder before the weekend: rest days are training days too.' },
  {
    by: 'adult',
    text: 'Watched last year’s routine on video. I’ve decided to remember the music and forget the rest.',
    replies: ['We’ve all been there.'],
  },
  {
    by: 'coach',
    text: 'The hall at half past six in the morning, before anyone arrives. My favourite quarter of an hour.',
    scene: 'hall',
    replies: ['That light!', 'Half past six is brave.'],
  },
  {
    by: 'parent',
    text: 'Car packed, hair gel packed, second pair of toe shoes packed. Leaving at five.',
    replies: [
      'Good luck to all of you!',
      'Spare hair net?',
      '> Now packed. You just saved the day.',
    ],
  },
  {
    by: 'adult',
    text: 'Our adult group is five people strong now. One more and we can do the hoop routine.',
    scene: 'group',
    replies: ['I might know someone.', '> There will be biscuits.'],
  },
  {
    by: 'coach',
    text: 'New music cut for the juniors. Forty versions later, the drum lands on the leap.',
  },
  {
    by: 'adult',
    text: 'Rope is the apparatus I avoid and the one I learn most from. Discuss.',
    scene: 'rope',
    replies: ['It knows when you’re tired.', 'I avoid it too, and learn nothing at all.'],
  },
  {
    by: 'parent',
    text: 'Volunteering at my first competition on Sunday. What should I know?',
    replies: [
      'Wear layers. Halls are either saunas or fridges.',
      'Say yes to the front desk: you meet everyone.',
    ],
  },
  {
    by: 'coach',
    text: 'Judging course done. Slow scoresheets have my full respect now.',
    replies: ['Congratulations!', 'We’ll remind you of this.'],
  },
  {
    by: 'adult',
    text: 'Bronze with hoop at the regional masters. I haven’t stopped grinning since Saturday.',
    scene: 'medals',
    replies: [
      'Brilliant!',
      'So well deserved.',
      'A short queue for the podium, then?',
      'Show us the routine!',
      '> Once I can watch it without squealing.',
    ],
  },
  { by: 'parent', text: 'Overheard in the changing room: “My ribbon is in a mood today.” Same.' },
  {
    by: 'coach',
    text: 'Four-year-olds and scarves: twenty minutes of pure joy and no straight lines whatsoever.',
    replies: ['The best class of the week.'],
  },
  {
    by: 'adult',
    text: 'Switched to a heavier ball for training and the competition one now feels like air.',
    replies: ['How much heavier?', '> Forty grams. It’s plenty.'],
  },
  {
    by: 'coach',
    text: 'Balance of the week: held for three whole seconds by the window.',
    scene: 'window',
    replies: ['Look at those lines.', 'Three seconds is an age!'],
  },
  {
    by: 'parent',
    text: 'If anyone in Leeds has a spare size S hoop bag, we’d love to buy it.',
  },
  {
    by: 'adult',
    text: 'Tried a split leap on tired legs. The legs were right and I was wrong.',
    scene: 'leap',
    replies: ['Ice and tea.', '> Both administered.', 'Perhaps leave the leaps to the juniors.'],
  },
  {
    by: 'coach',
    text: 'Everything we need for tonight, before twelve gymnasts get hold of it.',
    scene: 'apparatus',
  },
  {
    by: 'parent',
    text: 'Thank you to whoever stayed behind to roll up the carpet. We noticed.',
    replies: ['It takes eight people and one good song.'],
  },
  {
    by: 'adult',
    text: 'Breathe before the risk, not after. Writing it here so that I believe it.',
  },
  {
    by: 'coach',
    text: 'Proud of a squad that cheers for every gymnast in the hall.',
    scene: 'podium',
  },
  {
    by: 'parent',
    text: 'Our kitchen is now officially a rehearsal space. Please knock before opening the fridge.',
  },
  {
    by: 'adult',
    text: 'Does anyone train at lunchtime? My office is next to a sports hall with very high ceilings.',
  },
  { by: 'coach', text: 'Spent the afternoon cutting tape for carpet corners. Glamour.' },
  {
    by: 'parent',
    text: 'Season tickets, sandwiches, spare safety pins: the rhythmic parent’s three Ss.',
  },
  {
    by: 'adult',
    text: 'Everything half price at my sister’s leotard shop this week. Tell her I sent you and you get a free scrunchie!',
    isHidden: true,
  },
  {
    by: 'adult',
    text: 'My stall with hair nets and sparkle spray is open again on Saturday. New colours, same prices!',
    isReported: true,
  },
];
