import { toJsonSchema } from '@valibot/to-json-schema';
import { brand } from 'shared-contracts';
import { ProblemSchema } from 'shared-contracts/wire';
import type { GenericSchema } from 'valibot';
import { CSV_TYPE, type Endpoint } from '../http/endpoint.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';

/** Rules that JSON Schema cannot express are left out (such as at least as many travelers as patients). */
const schemaOf = (schema: GenericSchema) => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

/** The header that makes a browser save an answer under this name. */
const disposition = (file: string) => ({
  'Content-Disposition': { schema: { type: 'string', const: `attachment; filename="${file}"` } },
});

const jsonContent = (schema: GenericSchema) => ({ 'application/json': { schema: schemaOf(schema) } });

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };

const problem = (description: string, status?: string) => ({
  description,
  ...((status === '429' || status === '503') && { headers: retryAfter }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function parametersOf(schema: GenericSchema | undefined, location: 'path' | 'query' | 'header') {
  const { properties = {}, required = [] } = schema ? schemaOf(schema) : {};
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: type,
  }));
}

function operationOf(endpoint: Endpoint) {
  const { path, summary, security, params, query, headers, body, answer } = endpoint;
  const { status = 200, problems = {}, cache = 'no-store', file } = endpoint;
  return {
    summary,
    tags: [path.split('/')[1]],
    ...(security && { security: [{ [security]: [] }] }),
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...parametersOf(headers, 'header'),
    ],
    ...(body && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: {
      [status]: {
        description: 'OK',
        headers: {
          'Cache-Control': { schema: { type: 'string', const: cache } },
          ...(file && disposition(file)),
        },
        content: file ? { [CSV_TYPE]: { schema: schemaOf(answer) } } : jsonContent(answer),
      },
      ...((query || headers || body) && {
        422: problem('Some values are missing, unknown or out of bounds'),
      }),
      ...(body && {
        400: problem('The body is not well-formed JSON'),
        413: problem('The body is too large'),
        415: problem('The body is not application/json'),
      }),
      ...Object.fromEntries(Object.entries(problems).map(([code, reason]) => [code, problem(reason, code)])),
    },
  };
}

/** The OpenAPI 3.1 document, generated from the declarations of the endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(endpoint) };
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
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}
