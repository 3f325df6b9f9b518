import { findingsIn, groomingIn, weigh } from './decide.ts';
import type { Context } from './verdict.ts';

/** What is remembered of the messages from one author to one recipient: no words, only their weight. */
export interface History {
  /** Newest last, at most twenty. */
  evidence: readonly number[];
}
export interface Accumulated {
  history: History;
  /** How much speaks for grooming by now; 1 and above is acted on. */
  weight: number;
  isGrooming: boolean;
}

const REMEMBERED = 20;
/** An old message counts less than a new one, by this factor each. */
const DECAY = 0.93;
/** Weak signs are common in single messages; a pattern of them is not. */
const PATTERN = 1.6;

interface Message {
  text: string;
  context?: Context;
}

/** How much a message alone speaks for grooming; nought for nearly all of them. */
export const groomingWeight = ({ text, context = {} }: Message): number =>
  groomingIn(weigh(findingsIn(text, context).findings));

/** Adds a message to what is known: small steps that look harmless one by one add up. */
export const accumulate = (history: History | undefined, message: Message): Accumulated =>
  accumulateWeight(history, groomingWeight(message));

/** The same for a message that was weighed before. */
export function accumulateWeight(history: History | undefined, own: number): Accumulated {
  const evidence = [...(history?.evidence ?? []), own].slice(-REMEMBERED);
  const sum = evidence.reduce((total, weight) => total * DECAY + weight, 0);
  const weight = Math.max(own, sum / PATTERN);
  return { history: { evidence }, weight, isGrooming: weight >= 1 };
}
