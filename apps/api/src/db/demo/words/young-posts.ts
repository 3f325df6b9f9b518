import type { DemoPost } from './demo-post.ts';

/** What gymnasts under 18 write for their friends: no names, no places, no times. */
export const YOUNG_POSTS: readonly DemoPost[] = [
  { by: 'child', text: 'I caught the hoop behind my back for the first time!' },
  {
    by: 'teen',
    text: 'New music for my ball routine and I can’t stop humming it.',
    replies: ['Sing it to us!', 'Is it the fast one?'],
  },
  { by: 'child', text: 'Our group did the whole routine without stopping today.' },
  {
    by: 'youth',
    text: 'My split leap is finally higher on the left. Only took a year.',
    replies: ['It looks amazing.'],
  },
  { by: 'child', text: 'I can do a walkover with no hands on the mat!' },
  {
    by: 'teen',
    text: 'Ribbon day. Four knots, one spiral I’m happy with.',
    replies: ['One good spiral is a win.'],
  },
  { by: 'child', text: 'We made a pyramid with our clubs. It fell over and we all laughed.' },
  {
    by: 'youth',
    text: 'Homework first, hoop second. The hoop disagrees.',
    replies: ['Mine, too.'],
  },
  { by: 'child', text: 'My favourite part is when the music starts.' },
  {
    by: 'teen',
    text: 'Held my ring balance for three counts. THREE.',
    replies: ['Yesss!', 'Show me how!'],
  },
  { by: 'child', text: 'I got a sticker for pointed toes.' },
  {
    by: 'teen',
    text: 'Who else practises exchanges in the hallway at home?',
    replies: ['Me. We lost a lamp.'],
  },
  { by: 'child', text: 'Today we were butterflies with scarves.' },
  {
    by: 'youth',
    text: 'Helped with the little ones today. They’re fearless.',
    replies: ['You were like that once!'],
  },
  { by: 'child', text: 'I threw the ball up, turned around and caught it!' },
  { by: 'teen', text: 'Learning to tape my own hoop. It’s mostly tape now.' },
  { by: 'child', text: 'My hair stayed in its bun all day. Even for the rolls.' },
  {
    by: 'youth',
    text: 'Second place with clubs at our club show and the best hug from my squad.',
    replies: ['You earned it.'],
  },
  { by: 'child', text: 'I want to learn the big spiral next.' },
  { by: 'teen', text: 'Rest day. Stretching on the sofa counts, right?', replies: ['It counts.'] },
  { by: 'child', text: 'We learned a dance with the rope and I didn’t trip.' },
  { by: 'youth', text: 'Counting music in my sleep: five, six, seven, eight.' },
  { by: 'child', text: 'I showed my grandma my routine and she clapped.' },
  { by: 'teen', text: 'Best feeling: the quiet just before your music.' },
  { by: 'child', text: 'My balance is getting longer. I counted to six!' },
  { by: 'teen', text: 'Found my lost half shoe. It was in my other bag all along.' },
];
