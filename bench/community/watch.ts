/** Loaded before Ribbon: says how long its event loop was held up, for the part that was measured. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('message', (message) => {
  if (message === 'begin') delay.reset();
  // The timer's own pause is in the figure.
  else process.send?.({ p99: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS) });
});
