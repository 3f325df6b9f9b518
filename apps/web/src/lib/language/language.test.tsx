// @vitest-environment happy-dom
import { meQuery } from '#lib/session/session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOwnLanguage } from './language.ts';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
afterEach(() => {
  reload.mockClear();
  document.cookie = 'ribbon.language=; Max-Age=0; Path=/';
});

function Reader() {
  useOwnLanguage();
  return null;
}
function open(language: string): void {
  const queries = new QueryClient();
  queries.setQueryData(meQuery.queryKey, { language } as never);
  render(
    <QueryClientProvider client={queries}>
      <Reader />
    </QueryClientProvider>,
  );
}

it('a page opens again in the language of the account', () => {
  open('uk');
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain('ribbon.language=uk');
});

it('a page kept in another language does not open again and again', () => {
  document.cookie = 'ribbon.language=uk; Path=/';
  open('uk');
  expect(reload).not.toHaveBeenCalled();
});

it('a page in the language of the account stays', () => {
  open('en');
  expect(reload).not.toHaveBeenCalled();
});
