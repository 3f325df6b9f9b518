import type { ChildProcess } from 'node:child_process';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  /** An id in the values that Ribbon makes anew for every request. */
  readonly fresh?: string;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;
const idsIn = (statements: readonly Statement[]): Set<string> =>
  new Set(statements.flatMap(({ values }) => JSON.stringify(values).match(UUID) ?? []));

/**
 * Marks the id that another try of the same request did not have, so that each repetition makes a
 * new one.
 */
export function withFreshIds(
  statements: readonly Statement[],
  another: readonly Statement[],
): readonly Statement[] {
  const others = idsIn(another);
  const fresh = [...idsIn(statements)].find((id) => !others.has(id));
  return fresh === undefined ? statements : statements.map((one) => ({ ...one, fresh }));
}

/**
 * The statement that begins every request of a signed-in person; the bare contender knows the user.
 */
const isSession = ({ text }: Statement) => text.includes('from sessions s');
/** Ribbon's work in the background, which may fall into the same moment. */
const isBackground = ({ text }: Statement) => /outbox_events[^]*for update|^listen/iu.test(text);

/** The statements with which Ribbon answers one request, its session look-up left out. */
export async function statementsOf(
  ribbon: ChildProcess,
  request: () => Promise<unknown>,
): Promise<readonly Statement[]> {
  const found: Statement[] = [];
  const listen = (message: unknown) => {
    if (typeof message === 'object' && message !== null) found.push(message as Statement);
  };
  const switched = async (to: 'on' | 'off', answer: string) => {
    const done = new Promise<void>((resolve) => {
      const wait = (message: unknown) => {
        if (message !== answer) return;
        ribbon.off('message', wait);
        resolve();
      };
      ribbon.on('message', wait);
    });
    ribbon.send(to);
    await done;
  };
  ribbon.on('message', listen);
  await switched('on', 'begun');
  await request();
  await switched('off', 'ended');
  ribbon.off('message', listen);
  return found.filter((one) => !isSession(one) && !isBackground(one));
}
