/** A node of a syntax tree, whatever it is. */
export type AnyNode = { type: string; start: number; end: number } & Record<string, unknown>;

/** What a call is of: `t`, `z.string().min` → `min`. */
export function nameOf(callee: AnyNode): string {
  if (callee.type === 'MemberExpression') return nameOf(callee['property'] as AnyNode);
  const { name } = callee;
  return typeof name === 'string' ? name : '';
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
export const below = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);
