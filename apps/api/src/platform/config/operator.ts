import * as z from 'zod';
import { optional } from './media.ts';

/** Who runs the installation, as its policy pages say. */
export const operatorVariables = {
  OPERATOR_NAME: optional(z.string()),
  OPERATOR_ADDRESS: optional(z.string()),
  OPERATOR_EMAIL: optional(z.email('must be an email address')),
  OPERATOR_DATA_PROTECTION: optional(z.string()),
};
const Variables = z.object(operatorVariables);
type Variables = z.infer<typeof Variables>;

export interface Operator {
  name: string;
  address: string;
  email: string;
  /** The data protection contact: a name, an address or both. */
  dataProtection: string;
}

/** A sentence where a production site does not say who runs it. */
export function mistakesInOperator(values: Variables, production: boolean): string[] {
  const missing = Object.keys(operatorVariables).filter(
    (name) => values[name as keyof Variables] === undefined,
  );
  if (!production || missing.length === 0) return [];
  const are = missing.length === 1 ? 'is' : 'are';
  return [
    `${missing.join(', ')} ${are} required in production: the policy pages say who runs the site`,
  ];
}

/** On a developer's machine nobody runs it, and the pages say so. */
export const operatorOf = (values: Variables): Operator => ({
  name: values.OPERATOR_NAME ?? 'A development installation (set OPERATOR_NAME)',
  address: values.OPERATOR_ADDRESS ?? 'No postal address (set OPERATOR_ADDRESS)',
  email: values.OPERATOR_EMAIL ?? 'operator@ribbon.test',
  dataProtection:
    values.OPERATOR_DATA_PROTECTION ?? 'No data protection contact (set OPERATOR_DATA_PROTECTION)',
});
