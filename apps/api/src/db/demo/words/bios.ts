/** Every beginning goes with every end, so that hundreds of people have a sentence of their own. */
const ADULT = {
  beginnings: [
    'Back on the carpet after a long break',
    'Ribbon first, coffee second',
    'Volunteer, driver and keeper of the hair pins',
    'Once a club gymnast, now mostly a loud supporter',
    'Learning hoop at an age when people buy rocking chairs',
    'Judge at weekends, engineer on weekdays',
    'Happiest under a high ceiling',
    'Here for the music',
    'Teaching toe points and good manners',
    'Collector of apparatus I cannot yet use',
    'Mostly balances, sometimes leaps',
    'Three clubs in two cities',
    'Choreographing in the supermarket queue',
    'Still looking for the perfect spiral',
    'Rope was my first love',
    'Proud member of the adult squad',
  ],
  ends: [
    'and loving every minute of it.',
    'and always up for a chat about exchanges.',
    'and never without safety pins.',
    'with more enthusiasm than flexibility.',
    'and still nervous before every routine.',
    'and happy to share what I know.',
    'with a soft spot for group routines.',
    'and planning the next display already.',
    'because sitting still was never an option.',
    'and grateful for patient coaches.',
    'with a very full car boot.',
    'and learning something new each week.',
  ],
};

/** Nothing that could tell who or where a child is. */
const YOUNG = {
  beginnings: [
    'I love throwing the hoop',
    'My favourite is the ribbon',
    'I practise my balances',
    'I like learning new dances',
    'Clubs are tricky',
    'I am working on my splits',
    'Music makes me want to leap',
    'I like the ball best',
    'My toes are always pointed',
    'I am learning spirals',
    'Leaps are the best part',
    'I can nearly do a walkover',
    'Show days make me happy',
    'I love dancing with my group',
    'The rope and I are friends now',
    'I like to stretch to music',
  ],
  ends: [
    'and my friends make me laugh!',
    'and I never get bored.',
    'but I never give up.',
    'and I get better each week.',
    'and I like trying new things.',
    'because it feels like flying.',
    'and my squad cheers for me.',
    'and I love show days.',
    'and I always want one more turn.',
    'and I dream about it at night.',
  ],
};

const all = ({ beginnings, ends }: typeof ADULT): string[] =>
  beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`));

export const ADULT_BIOS = all(ADULT);
export const YOUNG_BIOS = all(YOUNG);
