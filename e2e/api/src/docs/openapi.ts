import { toJsonSchema } from '@valibot/to-json-schema';
import { brand, IDEMPOTENCY_HEADER, ProblemSchema } from 'shared-contracts';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from '../http/endpoint.ts';

/** Rules that JSON Schema cannot say (a phone's digits, people and patients) are left out, never wrong. */
const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output' = 'input') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
};

const jsonContent = (schema: GenericSchema) => ({ 'application/json': { schema: schemaOf(schema) } });
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {} } = schemaOf(schema);
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: true,
    schema: type,
  }));
}

function operationOf({
  path,
  summary,
  params,
  query,
  body,
  answer,
  status = 200,
  problems = {},
  cache,
}: Endpoint) {
  const idempotent = path.endsWith('/submissions')
    ? [
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: true,
          schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
        },
      ]
    : [];
  const ownSession = path.includes(':sessionId') || path.includes('by-ip') || path.endsWith('compute-cost');
  return {
    summary,
    tags: [path.split('/')[1]],
    ...(ownSession && { security: [{ session: [] }] }),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...idempotent],
    ...(body && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: {
      [status]: {
        description: cache ? `OK (Cache-Control: ${cache})` : 'OK',
        content: jsonContent(answer),
      },
      ...((body || query) && { 422: problem('Values are missing, unknown or out of bounds') }),
      ...(body && {
        400: problem('The body is not well-formed JSON'),
        413: problem('The body is too large'),
        415: problem('The body is not application/json'),
      }),
      ...Object.fromEntries(Object.entries(problems).map(([code, reason]) => [code, problem(reason)])),
    },
  };
}

/** The OpenAPI 3.1 document, made from the very schemas that the calls are checked with. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of endpoints) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description:
        'Medical travel: treatments, destinations, costs and quote requests. Amounts are whole USD.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(ProblemSchema) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'carefare_session' } },
    },
  };
}
