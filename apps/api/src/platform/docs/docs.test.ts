import { type World, createWorld } from '#testing/world';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Document {
  paths: Record<string, Record<string, { responses: object; requestBody?: object }>>;
  components: { schemas: Record<string, object> };
}

let world: World;
let document: Document;
beforeAll(async () => {
  world = await createWorld();
  document = (await world.app.inject('/api/openapi.json')).json();
});
afterAll(() => world.close());

describe('the description of the API', () => {
  it('is OpenAPI 3.1 to two tools that are not ours', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone({ ...document }));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
    // It resolves every reference as well.
    await expect(SwaggerParser.validate(structuredClone(document) as never)).resolves.toBeDefined();
  });

  it('names entities, inputs and refusals as the code does', () => {
    const { schemas } = document.components;
    const names = ['FeedPost', 'Comment', 'NewComment', 'PersonCard', 'Timestamp', 'FlaggedFault'];
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(names));
    const operation = document.paths['/posts/{postId}/comments']?.['post'];
    const json = (name: string) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    expect(operation?.requestBody).toMatchObject(json('NewComment'));
    expect(operation?.responses).toMatchObject({
      200: json('Comment'),
      404: { $ref: '#/components/responses/NotFound404' },
      default: { $ref: '#/components/responses/CommonRefusal' },
    });
  });

  it('says of each refusal its code and its data', () => {
    const { schemas } = document.components;
    expect(schemas['TooManyRequestsFault']).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/WireFault' },
        {
          properties: {
            code: { const: 'tooManyRequests' },
            data: { properties: { retryAfterSeconds: { type: 'number' } } },
          },
          required: ['code', 'data'],
        },
      ],
    });
  });
});
