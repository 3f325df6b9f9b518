// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListKeysHint } from './ListKeysHint.tsx';
import { listKeys } from './list-keys.ts';
import { useListKeys } from './useListKeys.ts';

function Names({ isCovered = false }: { isCovered?: boolean }) {
  const list = useListKeys<HTMLUListElement>('a');
  return (
    <>
      <input aria-label="Search" />
      <ListKeysHint opens="opens it" />
      <ul ref={list}>
        {['Ada', 'Mia', 'Zoe'].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {isCovered && <div role="dialog">A question</div>}
    </>
  );
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;

beforeEach(() => listKeys.turn(true));
afterEach(cleanup);

it('j and k walk through the entries and stop at both ends', () => {
  render(<Names />);
  const walk = ['j', 'j', 'j', 'j', 'k', 'k', 'k'].map((key) => {
    press(key);
    return focused();
  });
  expect(walk).toEqual(['Ada', 'Mia', 'Zoe', 'Zoe', 'Mia', 'Ada', 'Ada']);
});

it('whoever types is not interrupted, and the shortcuts of the browser stay its own', () => {
  render(<Names />);
  const field = screen.getByRole('textbox', { name: 'Search' });
  field.focus();
  press('j');
  expect(document.activeElement).toBe(field);
  field.blur();
  press('k', { ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
});

it('nothing moves below an open dialog', () => {
  render(<Names isCovered />);
  press('j');
  expect(document.activeElement).toBe(document.body);
});

function Requests({ onDecide }: { onDecide: (what: string) => void }) {
  const [names, setNames] = useState(['Ada', 'Mia', 'Zoe']);
  const list = useListKeys<HTMLUListElement>('li', () => setNames(['Ada', ...names]));
  const approve = (name: string) => {
    onDecide(name);
    setNames(names.filter((one) => one !== name));
  };
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name} tabIndex={-1}>
          {name}
          <button type="button" aria-label="Approve" data-key="a" onClick={() => approve(name)} />
        </li>
      ))}
    </ul>
  );
}

it('a decides what has the focus, which goes to the next; z takes it back', async () => {
  const onDecide = vi.fn<(what: string) => void>();
  render(<Requests onDecide={onDecide} />);
  // The first key only goes there: nobody decides about what they have not looked at.
  press('a');
  expect(onDecide).not.toHaveBeenCalled();
  expect(focused()).toBe('Ada');
  press('a');
  expect(onDecide).toHaveBeenLastCalledWith('Ada');
  await waitFor(() => expect(focused()).toBe('Mia'));
  press('r');
  expect(focused()).toBe('Mia');
  press('z');
  expect(screen.getByText('Ada')).toBeTruthy();
  press('k');
  expect(focused()).toBe('Ada');
});

it('the keys can be turned off and on again', () => {
  render(<Names />);
  fireEvent.click(screen.getByRole('button', { name: 'Turn keys off', hidden: true }));
  press('j');
  expect(focused()).not.toBe('Ada');
  fireEvent.click(screen.getByRole('button', { name: 'Turn keys on', hidden: true }));
  press('j');
  expect(focused()).toBe('Ada');
});
