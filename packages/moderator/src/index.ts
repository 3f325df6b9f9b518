export * from './verdict.ts';
export { moderate } from './decide.ts';
