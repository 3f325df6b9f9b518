export { accumulate, type Accumulated, type History } from './accumulate.ts';
export { loadClassifier, weightsUrl } from './classifier/index.ts';
export { moderate, type Classify } from './decide.ts';
export * from './verdict.ts';
