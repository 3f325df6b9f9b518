export { accumulate, type Accumulated, type History } from './accumulate.ts';
export { moderate, type Classify } from './decide.ts';
export * from './verdict.ts';
