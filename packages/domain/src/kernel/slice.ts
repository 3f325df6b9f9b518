/** What a slice adds to the domain: endpoints, events and notifications. */
export const slice = <
  Endpoints extends object,
  Events extends object = {},
  Kinds extends object = {},
>(parts: {
  endpoints: Endpoints;
  events?: Events;
  kinds?: Kinds;
}) => ({
  endpoints: parts.endpoints,
  events: (parts.events ?? {}) as Events,
  kinds: (parts.kinds ?? {}) as Kinds,
});

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** One object with the keys of all parts. */
export type Merged<Parts> = { [Key in keyof Intersection<Parts>]: Intersection<Parts>[Key] };

export const merge = <Part extends object>(parts: readonly Part[]): Merged<Part> =>
  Object.assign({}, ...parts) as Merged<Part>;
