import Fastify from 'fastify';

/** Fastify with nothing but a route and a compiled serialiser for each answer. */
const answers = Object.entries<string>(JSON.parse(process.argv[2] ?? '{}'));

type Schema = Readonly<Record<string, unknown>>;

/** The schema that the serialiser is compiled from, as the answer itself is made. */
function schemaOf(value: unknown): Schema {
  if (Array.isArray(value))
    return { type: 'array', items: value.length > 0 ? schemaOf(value[0]) : {} };
  if (value === null) return { type: 'null' };
  if (typeof value !== 'object') return { type: typeof value };
  const properties = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, schemaOf(inner)]),
  );
  return { type: 'object', properties };
}

const app = Fastify();
for (const [path, text] of answers) {
  const answer: unknown = JSON.parse(text);
  app.get(path, { schema: { response: { 200: schemaOf(answer) } } }, async () => answer);
}
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
