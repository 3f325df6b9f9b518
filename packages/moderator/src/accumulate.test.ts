import { expect, it } from 'vitest';
import { accumulate, type History } from './index.ts';

const after = (messages: readonly string[]) => {
  let history: History | undefined;
  let last = accumulate(history, { text: '' });
  for (const text of messages) {
    last = accumulate(history, { text });
    history = last.history;
  }
  return last;
};

it('adds up small steps that look harmless one by one', () => {
  const steps = [
    'how old are you',
    'where do you live',
    'you can tell me anything',
    'you are so beautiful',
    'what school do you go to',
  ];
  for (const step of steps) expect(after([step]).isGrooming).toBe(false);
  expect(after(steps).isGrooming).toBe(true);
});

it('forgets slowly, and leaves ordinary talk alone', () => {
  const talk = Array.from(
    { length: 30 },
    (_, at) => `see you at training number ${at}, bring your ribbon`,
  );
  expect(after(talk)).toMatchObject({ isGrooming: false });
  expect(after(talk).history.evidence).toHaveLength(20);
});
