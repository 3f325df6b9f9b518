export { contract, events } from './contract.ts';
