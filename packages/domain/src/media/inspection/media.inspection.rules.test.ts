import { describe, expect, it } from 'vitest';
import {
  BLOCKED_WORDS,
  type Detections,
  UNKIND_WORDS,
  inspectionOf,
  worstOf,
} from './media.inspection.rules.ts';

const seen = (found: Partial<Detections>) =>
  inspectionOf({ moderationLabels: [], labels: [], texts: [], ...found });
const label = (name: string, confidence: number, parentName?: string) => ({
  name,
  confidence,
  parentName,
});
const gymnastics = [label('Gymnastics', 71)];

describe('the rule by which pictures are flagged', () => {
  it.each([
    ['Violence', 'violence'],
    ['Graphic Violence', 'violence'],
    ['Visually Disturbing', 'disturbing content'],
    ['Hate Symbols', 'hate symbols'],
    ['Drugs', 'drugs'],
    ['Tobacco', 'tobacco'],
    ['Alcohol', 'alcohol'],
    ['Gambling', 'gambling'],
    ['Rude Gestures', 'rude gestures'],
    ['Nudity', 'nudity'],
    ['Explicit Nudity', 'nudity'],
    ['Explicit Sexual Activity', 'nudity'],
    ['Non-Explicit Nudity', 'nudity'],
  ])('%s is blocked above 80, and told as %s', (name, warning) => {
    expect(seen({ moderationLabels: [label(name, 80.1)] })).toMatchObject({
      flagged: true,
      warnings: [warning],
    });
    expect(seen({ moderationLabels: [label(name, 80)] })).toMatchObject({
      flagged: false,
      warnings: [],
    });
  });

  it('a label is blocked by its parent, too', () => {
    const moderationLabels = [label('Middle Finger', 90, 'Rude Gestures')];
    expect(seen({ moderationLabels }).warnings).toEqual(['rude gestures']);
  });

  it.each(['Swimwear or Underwear', 'Suggestive', 'Kissing on the Lips'])(
    '%s is no blocked category, however sure',
    (name) => expect(seen({ moderationLabels: [label(name, 100)] }).flagged).toBe(false),
  );

  it.each([
    ['explicit nudity above 95', label('Explicit Nudity', 95.1), true],
    ['explicit nudity at 95', label('Explicit Nudity', 95), false],
    ['what has explicit nudity as its parent', label('Exposed', 99, 'Explicit Nudity'), true],
    ['nudity that is not explicit', label('Non-Explicit Nudity', 100), false],
    ['alcohol', label('Alcohol', 100), false],
    ['violence', label('Violence', 100), false],
  ])('in a gymnastics context: %s', (_, found, flagged) => {
    const look = seen({ moderationLabels: [found], labels: gymnastics });
    expect(look).toMatchObject({ flagged, isGymnastics: true });
  });

  it.each([
    ['Gymnastics', 70.1, true],
    ['Gymnastics', 70, false],
    ['Sports', 99, true],
    ['Athlete', 99, true],
    ['Acrobatic', 99, true],
    ['Leotard', 99, true],
    ['Dancing', 99, true],
    ['Guidance', 99, false],
    ['Beach', 99, false],
  ])('%s at %d makes a gymnastics context: %s', (name, confidence, expected) => {
    expect(seen({ labels: [label(name, confidence)] }).isGymnastics).toBe(expected);
  });

  it.each(BLOCKED_WORDS)('the word %s is blocked above 90', (word) => {
    const reply = (confidence: number) =>
      seen({ texts: [{ text: `You ${word.toUpperCase()}!`, confidence }], labels: gymnastics });
    expect(reply(90.1)).toMatchObject({ flagged: true, warnings: [UNKIND_WORDS], words: [word] });
    expect(reply(90)).toMatchObject({ flagged: false, words: [] });
  });

  it.each(['New skills', 'A good diet', 'My father', 'Die-hard? No: soldier', 'Whatever'])(
    'words are whole words: %s',
    (text) => {
      const { words } = seen({ texts: [{ text, confidence: 99 }] });
      expect(words).toEqual(text.startsWith('Die') ? ['die'] : []);
    },
  );

  it('says how sure it is: of what it found, or of having found nothing', () => {
    const alcohol = label('Alcohol', 97.4);
    expect(seen({ moderationLabels: [alcohol, label('Drugs', 85)] }).confidence).toBe(97);
    expect(seen({ moderationLabels: [label('Alcohol', 30)] }).confidence).toBe(70);
    expect(seen({}).confidence).toBe(100);
  });

  it('keeps labels of moderation and sport, and nothing about people or other words', () => {
    const look = seen({
      moderationLabels: [label('Alcohol', 97)],
      labels: [...gymnastics, label('Girl', 99), label('Smile', 99), label('Child', 99)],
      texts: [{ text: 'Call Mia, you idiot', confidence: 99 }],
    });
    expect(look.labels).toEqual([
      { name: 'Alcohol', confidence: 97 },
      { name: 'Gymnastics', confidence: 71 },
    ]);
    expect(JSON.stringify(look)).not.toMatch(/Mia|Girl|Smile|Child/u);
  });
});

it('of several frames the worst one counts, with the words of all', () => {
  const fine = seen({});
  const rude = seen({ texts: [{ text: 'idiot', confidence: 92 }] });
  const worse = seen({ moderationLabels: [label('Alcohol', 99)] });
  expect(worstOf([])).toBeUndefined();
  expect(worstOf([fine, fine])?.flagged).toBe(false);
  expect(worstOf([rude, fine, worse])).toMatchObject({
    flagged: true,
    confidence: 99,
    warnings: [UNKIND_WORDS, 'alcohol'],
    words: ['idiot'],
  });
});
