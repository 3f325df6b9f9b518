/** Where the journeys' own server listens. */
export const PORT = 3187;
export const BASE_URL = `http://localhost:${PORT}`;
export const PASSWORD = 'Ribbon!2026';
