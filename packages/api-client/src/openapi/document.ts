import type { z } from 'zod';

import { accessText, type EndpointDefinition } from '../contract/index.ts';
import { endpoints, resources } from '../endpoints/index.ts';
import { refusalResponses, refusalSchemas, refusalsByStatus, successOf } from './responses.ts';
import { schemaBook, type Part, type SchemaBook } from './schemas.ts';

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query', book: SchemaBook): Part[] {
  if (!schema) return [];
  return Object.entries<z.ZodType>(schema.shape).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !part.safeParse(undefined).success,
    schema: book.of(part, 'input'),
  }));
}

function requestBody({ body, files, form }: EndpointDefinition, book: SchemaBook): Part | undefined {
  const described = body && book.of(body, 'input');
  if (!files) {
    if (!described) return undefined;
    const content = { schema: described };
    return {
      required: true,
      content: { 'application/json': content, ...(form ? { 'multipart/form-data': content } : {}) },
    };
  }
  const { field, minFiles, maxFiles } = files;
  const items = { type: 'string', format: 'binary' };
  const properties = {
    ...(described?.['properties'] as Part | undefined),
    [field]: { type: 'array', minItems: minFiles, maxItems: maxFiles, items },
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...described, type: 'object', properties } } },
  };
}

/** Describes who may call, and how a repeated call is distinguished from a second one. */
function description({ access, creates, files }: EndpointDefinition): string {
  const caller =
    access === 'public'
      ? 'Anybody may call it.'
      : access === 'operator'
        ? 'Needs the token of the operator (`METRICS_TOKEN`); there is nothing where none is set.'
        : access === 'signed-in'
          ? 'Anybody signed in may call it.'
          : `Needs the right ${[access].flat().join(' or ')}.`;
  return [
    caller,
    ...(creates ? ['Called again with the same Idempotency-Key, it answers as it did at first.'] : []),
    ...(files ? [`A file has at most ${String(files.maxBytes)} bytes.`] : []),
  ].join(' ');
}

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

function operation(resource: string, name: string, definition: EndpointDefinition, book: SchemaBook) {
  const body = requestBody(definition, book);
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: definition.summary,
    description: description(definition),
    'x-access': accessText(definition.access),
    ...(definition.access === 'public' ? { security: [] } : {}),
    ...(definition.access === 'operator' ? { security: [{ operator: [] }] } : {}),
    parameters: [
      ...parameters(definition.params, 'path', book),
      ...parameters(definition.query, 'query', book),
      ...(definition.creates ? [idempotencyKey] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [definition.creates ? 201 : 200]: successOf(definition, book),
      ...refusalsByStatus(definition),
    },
  };
}

const about =
  'The API that the app of Szansa itself uses. Answers are `{ success, data, message }`; a refusal carries its code ' +
  'in `data.code`. A method that a path does not have is answered with 405 and `Allow`. Fields marked `x-excludable` are absent for those they are hidden from. Dates without time are ' +
  '`YYYY-MM-DD`, instants ISO 8601 in UTC, amounts decimal text in zlotys.';

/** OpenAPI 3.1 of every call, derived from the endpoints; `version` is the product's. */
export function openApiDocument(version: string) {
  const book = schemaBook();
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  const calls = Object.entries(endpoints).flatMap(([resource, named]) =>
    Object.entries<EndpointDefinition>(named).map(([name, definition]) => ({ resource, name, definition })),
  );
  for (const { resource, name, definition } of calls) {
    const path = (paths[definition.path] ??= {});
    path[definition.method.toLowerCase()] = operation(resource, name, definition, book);
  }
  const definitions = calls.map(({ definition }) => definition);
  const refused = refusalSchemas(definitions, book);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Szansa API',
      version,
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The agency that runs this installation' },
    },
    servers: [{ url: '/api', description: 'This installation.' }],
    tags: Object.entries(resources)
      .map(([name, summary]) => ({ name, description: summary }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    paths,
    security: [{ bearer: [] }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token that signing in answers.' },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: 'The setting `METRICS_TOKEN` of the server.',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Names this call, so that a repetition of it creates nothing anew.',
          schema: { type: 'string', maxLength: 200 },
        },
      },
      responses: refusalResponses(definitions),
      schemas: { ...book.components, ...refused },
    },
  };
}
