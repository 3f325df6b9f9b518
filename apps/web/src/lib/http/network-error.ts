/** The server could not be reached, or the connection broke off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Turns what `fetch` throws for a lost connection into a `NetworkError`; a bug stays the error it is. */
export const overNetwork = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw error instanceof TypeError ? new NetworkError(error.message, { cause: error }) : error;
  });
