/** What members write about clubs, by the stars they give. */
export const REVIEW_WORDS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Warm welcome, wonderful coaching and a hall with real height.',
    'The kindest coaches we’ve met.',
    'Our daughter counts the days until Thursday.',
    'They noticed a nervous beginner and gave her a job: holding the music. She hasn’t missed a session since.',
    'Well organised, always on time, and the displays are a joy.',
    'Adults are taken as seriously as the squads. I found my evening.',
    'Clear about fees and progress from the first day.',
    'Every gymnast gets a turn, and every turn gets a comment.',
    'The older girls help the younger ones. That tells you everything.',
    'Best decision of our year.',
  ],
  4: [
    'Great sessions. Parking is a little tight on Saturdays.',
    'Lovely group, clear communication.',
    'Strong coaching; the changing rooms could do with a lick of paint.',
    'Very friendly. We’d like one more session a week.',
    'Good balance of fun and discipline.',
    'Well run, though messages sometimes come late.',
    'The beginners’ course was worth every penny.',
    'Happy gymnasts, a slightly cold hall.',
  ],
  3: [
    'Good coaching, but the waiting list was long.',
    'Nice club; the hall is cold in winter.',
    'Fine for recreation, less so if you want to compete.',
    'Kind people, rather full groups.',
    'We liked the coach. The timetable changed twice.',
  ],
  2: [
    'Sessions were often moved at short notice.',
    'We hoped for smaller groups.',
    'Nobody answered our emails for three weeks.',
    'Too much standing around for our taste.',
  ],
  1: [
    'It didn’t suit us. The trial session was cancelled twice.',
    'We were promised a place and then told there was none.',
  ],
};

/** What people make of their reviews later: the stars, and what has changed. */
export const EDIT_WORDS: readonly (readonly [number, string])[] = [
  [4, 'They have a warmer hall now, so one more star.'],
  [5, 'A year on, and we still look forward to every session.'],
  [3, 'The groups have grown a lot since I first wrote this.'],
  [4, 'New coach, same warm welcome. The parking hasn’t changed.'],
  [5, 'My daughter has her own routine now. I take back every doubt.'],
  [4, 'The timetable has settled down, and messages come in good time.'],
  [2, 'We loved it, but the Saturday sessions were dropped.'],
  [5, 'They asked us what could be better, and then did it.'],
  [4, 'The changing rooms have been painted. Thank you!'],
  [3, 'Good for beginners. We have moved on to a squad nearer home.'],
  [5, 'First competition done, four new friends made.'],
  [4, 'Still happy here. A second evening would be lovely.'],
];

/** What clubs answer. */
export const REPLY_WORDS = [
  'Thank you for taking the time to tell us. See you in the hall!',
  'This made our coaches’ week. Thank you!',
  'Thank you. We’ve asked the hall about the heating, again.',
  'That means a lot to all of us.',
  'Thank you for your honesty. We’re working on it and would love to have you back.',
  'We’ll pass this on to the whole team.',
];
