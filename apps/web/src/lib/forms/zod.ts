/**
 * Zod would try whether it may write code at run time, and our content security policy reports the
 * try. Set before it is loaded, which happens only when a form needs it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
