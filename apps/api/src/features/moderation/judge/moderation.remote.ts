import { REMOTE_TIMEOUT_SECONDS, Severity } from '@ribbon/domain/moderation';
import type { Category, Verdict } from '@ribbon/moderator';
import * as z from 'zod';

/** How to reach a service elsewhere, and in whose manner to speak to it. */
export interface RemoteService {
  url: string;
  key: string;
  style: 'function' | 'openai';
}

type RemoteVerdict = Pick<
  Verdict,
  'isViolation' | 'severity' | 'category' | 'reasons' | 'warnings' | 'suggestions'
> & { confidence: number };

export type RemoteModerator = ReturnType<typeof remoteModerator>;

const texts = z
  .union([z.array(z.string()), z.string().transform((text) => [text])])
  .nullish()
  .transform((list) => (list ?? []).map((text) => text.slice(0, 500)).slice(0, 10));

/** The product's own function: POST {content, type}. */
const FunctionAnswer = z.object({
  is_violation: z.boolean(),
  severity: Severity.nullish(),
  details: texts,
  warnings: texts,
  suggestions: texts,
  /** In per cent; one that makes no sense is no reason to ignore the verdict. */
  confidence: z.number().min(0).max(100).nullish().catch(null),
});

/** The common shape of moderation endpoints: one result with flagged categories and scores. */
const OpenAiAnswer = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) }))
    .min(1),
});

/** Their words for ours, the weightiest first. */
const CATEGORY_NAMES: readonly (readonly [string, Category])[] = [
  ['sexual/minors', 'sexual'],
  ['sexual', 'sexual'],
  ['self-harm', 'self_harm'],
  ['violence', 'threat'],
  ['harassment/threatening', 'threat'],
  ['hate', 'hate'],
  ['harassment', 'insult'],
  ['illicit', 'drugs_alcohol'],
];

/** What is flagged for a reason that has no word here. */
const OTHERWISE: Category = 'insult';

/** A reading by a service elsewhere: one question, fifteen seconds, no second try. */
export function remoteModerator({ url, key, style }: RemoteService) {
  async function ask(body: object): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(REMOTE_TIMEOUT_SECONDS * 1000),
      redirect: 'error',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The moderation service answered ${response.status}`);
    return response.json();
  }

  return {
    host: new URL(url).host,
    judge: async (content: string, type: 'post' | 'comment'): Promise<RemoteVerdict> =>
      style === 'openai'
        ? fromOpenAi(OpenAiAnswer.parse(await ask({ input: content })))
        : fromFunction(FunctionAnswer.parse(await ask({ content, type }))),
  };
}

function fromFunction(answer: z.infer<typeof FunctionAnswer>): RemoteVerdict {
  const severity = answer.is_violation ? (answer.severity ?? 'red') : 'green';
  return {
    isViolation: answer.is_violation && severity !== 'green',
    severity,
    category: severity === 'green' ? undefined : 'insult',
    reasons: answer.details,
    warnings: answer.warnings,
    suggestions: answer.suggestions,
    confidence: Math.round(answer.confidence ?? CONFIDENCE[severity]),
  };
}

function fromOpenAi({ results }: z.infer<typeof OpenAiAnswer>): RemoteVerdict {
  const flagged = results.some((result) => result.flagged);
  const found = CATEGORY_NAMES.find(([theirs]) =>
    results.some(({ categories }) =>
      Object.entries(categories).some(([name, is]) => is && name.startsWith(theirs)),
    ),
  );
  return {
    isViolation: flagged,
    severity: flagged ? 'red' : 'green',
    category: flagged ? (found?.[1] ?? OTHERWISE) : undefined,
    reasons: [],
    warnings: [],
    suggestions: [],
    confidence: flagged ? 95 : 80,
  };
}

/** Where the service does not say how sure it is. */
const CONFIDENCE = { red: 95, orange: 85, green: 80 } as const;
