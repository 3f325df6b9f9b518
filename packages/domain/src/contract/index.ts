export { contract, domainEvents } from './contract.ts';
