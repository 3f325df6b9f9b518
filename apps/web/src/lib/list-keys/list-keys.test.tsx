// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('the keys can be turned off and on again', () => {
  render(<Names />);
  fireEvent.click(screen.getByRole('button', { name: 'Turn keys off', hidden: true }));
  press('j');
  expect(focused()).not.toBe('Ada');
  fireEvent.click(screen.getByRole('button', { name: 'Turn keys on', hidden: true }));
  press('j');
  expect(focused()).toBe('Ada');
});
