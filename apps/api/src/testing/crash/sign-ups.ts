import { accountEndpoints } from '@ribbon/domain/accounts';
import { strictRefusal } from '#testing/strict/strict-answers';
import { PASSWORD } from '#testing/world';
import type { Product } from './product.ts';

export interface Applicant {
  readonly email: string;
  readonly username: string;
  readonly clubId: string | null;
}

/** `lost`: the connection ended without an answer; `strange`: an answer that is not in our words. */
export interface Outcome extends Applicant {
  readonly answer: number | 'lost' | 'strange';
  /** What the browser keeps of it. */
  readonly cookie: string;
}

/** People with addresses of their own; every second joins the club. */
export const applicants = (count: number, clubId: string | null = null): Applicant[] =>
  Array.from({ length: count }, (_, index) => ({
    email: `applicant${index}@people.ribbon.test`,
    username: `applicant${index}`,
    clubId: index % 2 === 0 ? clubId : null,
  }));

/** Signs all of them up at once. `onAccepted` hears how many have been accepted so far. */
export function signUpAll(
  product: Product,
  people: readonly Applicant[],
  onAccepted: (accepted: number) => void = () => undefined,
): Promise<Outcome[]> {
  let accepted = 0;
  return Promise.all(
    people.map(async (person) => {
      const outcome = await signUp(product, person);
      if (outcome.answer === 204) onAccepted((accepted += 1));
      return { ...person, ...outcome };
    }),
  );
}

async function signUp(
  product: Product,
  person: Applicant,
): Promise<Pick<Outcome, 'answer' | 'cookie'>> {
  try {
    const response = await post(product, '/api/accounts', {
      ...person,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Ada Applicant',
      birthMonth: 3,
      birthYear: 1999,
      country: 'United Kingdom',
      userType: 'gymnast',
    });
    const text = await response.text();
    const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const isOurs = response.status === 204 || isFault(text);
    return { answer: isOurs ? response.status : 'strange', cookie };
  } catch {
    return { answer: 'lost', cookie: '' };
  }
}

function isFault(text: string): boolean {
  try {
    return strictRefusal(JSON.parse(text), accountEndpoints.signUp) !== undefined;
  } catch {
    return false;
  }
}

export const post = (
  { url }: Product,
  path: string,
  body: object,
  cookie = '',
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** How often each answer was given. */
export const tally = (outcomes: readonly Outcome[]): Record<string, number> =>
  outcomes.reduce<Record<string, number>>((counts, { answer }) => {
    counts[answer] = (counts[answer] ?? 0) + 1;
    return counts;
  }, {});
