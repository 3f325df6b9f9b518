import { resolve } from 'node:path';

/** Where the journeys' own server listens: chosen by the first process, inherited by its workers. */
process.env['JOURNEYS_PORT'] ??= String(20_000 + (process.pid % 10_000));
export const PORT = Number(process.env['JOURNEYS_PORT']);
export const BASE_URL = `http://localhost:${PORT}`;
export const PASSWORD = 'Ribbon!2026';
/** Where that server keeps its files. */
export const DATA_DIR = resolve(import.meta.dirname, '../../.cache', `journeys-${PORT}`);
