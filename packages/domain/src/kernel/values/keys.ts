/** The keys of a table of labels: what is stored and sent, whatever the language of the labels. */
export const keysOf = <Key extends string>(
  labels: Readonly<Record<Key, unknown>>,
): readonly [Key, ...Key[]] => Object.keys(labels) as [Key, ...Key[]];
