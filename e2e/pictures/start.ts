import startWithDemo from '../support/start.ts';
import { emptyTheWorld } from './worlds.ts';

/** The product in the world that the pictures show. */
export default async function start(): Promise<() => Promise<void>> {
  const stop = await startWithDemo();
  if (process.env['PICTURES_WORLD'] === 'empty') {
    await emptyTheWorld().catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  }
  return stop;
}
