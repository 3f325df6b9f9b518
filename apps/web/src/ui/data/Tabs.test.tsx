// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

it.each([
  ['members', 'The members'],
  ['of-no-such-name', 'The overview'],
])('an address with the tab “%s” shows %s', (tab, shown) => {
  const items = [
    { value: 'overview', label: 'Overview', panel: 'The overview' },
    { value: 'members', label: 'Members', panel: 'The members' },
  ];
  render(<Tabs label="Club sections" value={tab} items={items} />);
  expect(screen.getByRole('tabpanel').textContent).toBe(shown);
});
