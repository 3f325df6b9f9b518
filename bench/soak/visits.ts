import { randomUUID } from 'node:crypto';

const TODAY = new Date().toISOString().slice(0, 10);
/** What people read: screens, lists, searches, files and pages. */
const READS = [
  '/api/me',
  '/api/feed',
  '/api/feed/followed',
  '/api/posts/mine',
  '/api/notifications?show=all',
  '/api/notifications/counts',
  '/api/clubs?city=Leeds',
  '/api/clubs/memberships',
  '/api/club-events',
  '/api/competitions',
  '/api/competitions/figures',
  '/api/profiles',
  '/api/profile',
  '/api/friends',
  '/api/friends/suggestions',
  '/api/family',
  `/api/training/overview?today=${TODAY}`,
  `/api/training/progress?today=${TODAY}`,
  '/api/training/export',
  '/api/search?text=lee',
  '/api/settings',
  '/api/privacy/export',
  '/api/nothing-here',
  '/',
  '/clubs',
  '/sitemap.xml',
  '/api/openapi.json',
] as const;
/** Exports and documents are rare. */
const RARE = new Set<string>(['/api/privacy/export', '/api/openapi.json', '/api/training/export']);
const RARELY = 20;
/** One request of so many writes something. */
const WRITES_EVERY = 6;

/** Requests as people make them, each in turn; resolves to the status of the answer. */
export function visits(url: string, people: readonly string[]) {
  let nth = 0;
  let posts: string[] = [];

  async function ask(
    path: string,
    cookie: string | undefined,
    method = 'GET',
    body?: object,
  ): Promise<{ status: number; text: string }> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  async function write(turn: number, cookie: string): Promise<number> {
    const post = posts[turn % Math.max(1, posts.length)];
    switch (turn % 5) {
      case 0: {
        const { status, text } = await ask('/api/feed', cookie);
        if (status === 200)
          posts = (JSON.parse(text) as { posts: { id: string }[] }).posts.map(({ id }) => id);
        return status;
      }
      case 1: {
        const path = `/api/posts/${post}/comments`;
        const body = { content: `Lovely routine, number ${turn}!` };
        const { status, text } = await ask(path, cookie, 'POST', body);
        if (status >= 300) return status;
        const { id } = JSON.parse(text) as { id?: string };
        return id === undefined
          ? status
          : (await ask(`/api/comments/${id}`, cookie, 'DELETE')).status;
      }
      case 2:
        return (await ask('/api/notifications/read', cookie, 'POST', { show: 'all' })).status;
      case 3: {
        const email = `${randomUUID()}@bench.ribbon.test`;
        return (await ask('/api/waitlist', undefined, 'POST', { email, userType: 'parent' }))
          .status;
      }
      default: {
        const wrong = { email: 'coach@ribbon.test', password: 'Wrong!2026' };
        return (await ask('/api/session', undefined, 'POST', wrong)).status;
      }
    }
  }

  return async (): Promise<number> => {
    nth += 1;
    const cookie = people[nth % people.length] ?? '';
    if (nth % WRITES_EVERY === 0) return write(nth / WRITES_EVERY, cookie);
    const path = READS[Math.floor(nth / people.length) % READS.length] ?? '/';
    const isSkipped = RARE.has(path) && nth % RARELY !== 0;
    return (await ask(isSkipped ? '/api/me' : path, cookie)).status;
  };
}
