// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

it('does its work once while pending, and keeps focus and words', async () => {
  const work = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={work}>Comment</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  rerender(
    <Button pending onClick={work}>
      Reviewing...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Reviewing...' });
  await userEvent.click(button);
  expect(work).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('does not send the form while pending', () => {
  const send = vi.fn<() => void>();
  render(
    <form onSubmit={send}>
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  );
  const clicked = fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(clicked).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

const Anchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a href="/clubs" {...props}>
    {children}
  </a>
);

it('can be a link', () => {
  render(
    <Button className="block" render={<Anchor className="inline" />}>
      Find Clubs
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Find Clubs' });
  expect(link.getAttribute('href')).toBe('/clubs');
  expect(link.hasAttribute('type')).toBe(false);
  expect([...link.classList]).toEqual(expect.arrayContaining(['block', 'inline']));
});
