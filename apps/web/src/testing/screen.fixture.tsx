import { meQuery } from '#lib/session/session.ts';
import { toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { Fault } from '@ribbon/domain/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

interface Request {
  /** Method and path without its query, such as `POST /posts`. */
  to: string;
  query: Record<string, string>;
  body: unknown;
}
/** The network is gone; as an answer, for this path alone. */
export const OFFLINE = Symbol('offline');

const OK = 200;
const NO_CONTENT = 204;

const respond = (answer: unknown): Response => {
  if (answer === OFFLINE) throw new TypeError('Failed to fetch');
  if (answer instanceof Fault) {
    const { code, message, issues, data, status } = answer;
    return Response.json({ code, message, issues, data }, { status });
  }
  return answer === undefined
    ? new Response(null, { status: NO_CONTENT })
    : Response.json(answer, { status: OK });
};

/**
 * A server that answers these paths with a value, a refusal, or what a function makes of the request;
 * other paths never answer. Returns what it was asked.
 */
export function serve(answers: Record<string, unknown>): Request[] {
  const requests: Request[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://ribbon.test');
    const to = `${method} ${url.pathname.replace('/api', '')}`;
    const request: Request = {
      to,
      query: Object.fromEntries(url.searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    };
    requests.push(request);
    if (!(to in answers)) return new Promise(() => undefined);
    const answer = answers[to];
    return respond(typeof answer === 'function' ? await answer(request) : answer);
  });
  return requests;
}

/** The messages that were shown for a moment, in order. */
export function watchToasts(): string[] {
  const said: string[] = [];
  onTestFinished(() => void vi.restoreAllMocks());
  for (const tone of ['success', 'error', 'info'] as const)
    vi.spyOn(toast, tone).mockImplementation(
      (words) => void said.push(`${tone}: ${typeof words === 'string' ? words : ''}`),
    );
  return said;
}

/** Renders a part of a screen as its reader has it: signed in as `me`, or a visitor. */
export function show(part: React.ReactNode, { me = null }: { me?: Partial<Me> | null } = {}) {
  onTestFinished(cleanup);
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  queries.setQueryData(meQuery.queryKey, me as Me | null);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { queries, path: () => router.state.location.pathname };
}
