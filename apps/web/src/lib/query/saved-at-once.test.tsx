// @vitest-environment happy-dom
import { show } from '#testing/screen.fixture.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSavedAtOnce } from './saved-at-once.ts';

const settings = queryOptions({ queryKey: ['settings'], queryFn: async () => ({ size: 'small' }) });

/** A setting with three buttons; the test decides when and how each saving ends. */
async function open() {
  const sent: { size: string; ending: PromiseWithResolvers<{ size: string }> }[] = [];
  function Settings() {
    const { data } = useQuery(settings);
    const { mutate } = useSavedAtOnce(settings, ({ size }: { size: string }) => {
      const ending = Promise.withResolvers<{ size: string }>();
      sent.push({ size, ending });
      return ending.promise;
    });
    return (
      <>
        <p>It is {data?.size}</p>
        {['medium', 'large'].map((size) => (
          <button key={size} type="button" onClick={() => mutate({ size })}>
            {size}
          </button>
        ))}
      </>
    );
  }
  show(<Settings />);
  await screen.findByText('It is small');
  return sent;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows a choice before the server has it, and then what the server made of it', async () => {
  const sent = await open();
  await press('large');
  expect(await screen.findByText('It is large')).toBeTruthy();
  sent[0]?.ending.resolve({ size: 'larger' });
  expect(await screen.findByText('It is larger')).toBeTruthy();
});

it('takes a choice back that the server refuses', async () => {
  const sent = await open();
  await press('large');
  await screen.findByText('It is large');
  sent[0]?.ending.reject(new Error('no'));
  expect(await screen.findByText('It is small')).toBeTruthy();
});

it('sends choices one after the other, so that the last one chosen is the last one saved', async () => {
  const sent = await open();
  await press('medium');
  await press('large');
  expect(sent.map(({ size }) => size)).toEqual(['medium']);
  sent[0]?.ending.resolve({ size: 'medium' });
  await expect.poll(() => sent.map(({ size }) => size)).toEqual(['medium', 'large']);
  sent[1]?.ending.resolve({ size: 'large' });
  expect(await screen.findByText('It is large')).toBeTruthy();
});
