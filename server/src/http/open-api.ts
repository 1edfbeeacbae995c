import { type Endpoint, takesIdempotencyKey } from '@plantcare/contract/endpoint.ts';
import { ErrorBody } from '@plantcare/contract/errors.ts';
import { Units } from '@plantcare/contract/units.ts';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What stands before the calls. */
export const OPEN_API_HEAD = {
  openapi: '3.1.0',
  info: {
    title: 'AI Plant Care',
    version: '1.0.0',
    description: 'Every call of the product. Sign in for a token and send it as a bearer header.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
};

/** The OpenAPI 3.1 document, made from the same endpoints that are mounted. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    ...OPEN_API_HEAD,
    tags: [...new Set(endpoints.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

const UNITS = {
  name: 'units',
  in: 'query',
  required: false,
  description: 'The units of figures in the texts of the answer; metric if left out',
  schema: schemaOf(Units, 'input'),
};

function operation(endpoint: Endpoint) {
  const body = requestBody(endpoint);
  return {
    tags: [endpoint.area],
    summary: endpoint.summary,
    ...(endpoint.access === 'signed-in' && { security: [{ token: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.writesUnits ? [UNITS] : []),
      ...headers(endpoint),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', ...linkOf(endpoint), content: answerOf(endpoint) },
      default: { description: 'Refused, and why', content: json(schemaOf(ErrorBody, 'output')) },
    },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function headers(endpoint: Endpoint) {
  const header = (name: string, description: string) => ({
    ...{ name, in: 'header', required: false, description },
    schema: { type: 'string' },
  });
  return [
    ...(takesIdempotencyKey(endpoint)
      ? [header('Idempotency-Key', 'Sent again with the same key within 24 hours, the call is answered the same')]
      : []),
    ...(endpoint.versioned && endpoint.method === 'PUT'
      ? [header('If-Match', 'The ETag that is being changed; 412 if somebody else changed it meanwhile')]
      : []),
  ];
}

/** The header of a list that comes in parts. */
function linkOf({ paged }: Endpoint) {
  if (!paged) return {};
  const description = 'The address of the next part of a list that is too long for one answer, with rel="next"';
  return { headers: { Link: { description, schema: { type: 'string' } } } };
}

function answerOf({ response, lines, file }: Endpoint) {
  if (file) return { [file]: { schema: { type: 'string', contentMediaType: file } } };
  const whole = json(schemaOf(response, 'output'));
  return lines ? { ...whole, 'application/x-ndjson': { schema: schemaOf(lines, 'output') } } : whole;
}

function requestBody({ json: jsonSchema, form, photo, photos, takes }: Endpoint) {
  if (takes) return { required: true, content: { [takes]: { schema: { type: 'string', contentMediaType: takes } } } };
  if (jsonSchema) return { required: true, content: json(schemaOf(jsonSchema, 'input')) };
  if (!form) return null;
  const schema = schemaOf(form, 'input');
  const picture = { type: 'string', contentMediaType: 'image/*', description: 'A picture of at most 15 MB' };
  const properties = {
    ...schema.properties,
    ...(photo && { [photo]: { ...picture, description: 'A picture of at most 15 MB; empty removes it' } }),
    ...(photos && {
      [photos.name]: photos.max === 1 ? picture : { type: 'array', items: picture, maxItems: photos.max },
    }),
  };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
