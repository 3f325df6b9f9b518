// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StarsField } from './StarsField.tsx';

afterEach(cleanup);

const names = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'].map((label, index) => ({
  value: index + 1,
  label,
}));

function Rating({ error }: { error?: string }) {
  const [value, setValue] = useState<number>();
  return (
    <StarsField
      label="Your rating"
      names={names}
      value={value}
      onValueChange={setValue}
      error={error}
    />
  );
}

it('is one group of five, each with its number and name', () => {
  render(<Rating />);
  expect(screen.getByRole('group', { name: 'Your rating' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
    '1 of 5: Poor',
    '2 of 5: Fair',
    '3 of 5: Good',
    '4 of 5: Very Good',
    '5 of 5: Excellent',
  ]);
});

it('takes a click and shows what it means', async () => {
  render(<Rating />);
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5: Very Good' }));
  expect(screen.getByText('Very Good')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 of 5: Very Good' }).checked).toBe(
    true,
  );
});

it('can be used with the keyboard alone', async () => {
  render(<Rating />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Poor')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Good')).toBeTruthy();
});

it('says what is missing', () => {
  render(<Rating error="Please choose a rating" />);
  expect(screen.getByRole('alert').textContent).toBe('Please choose a rating');
});
