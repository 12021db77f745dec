import { errorCodes } from '@szansa/domain/language';
import { z } from 'zod';

import {
  accessText,
  fieldProblem,
  refusalOf,
  refusalsOf,
  type EndpointDefinition,
  type RefusalCode,
} from './contract/index.ts';
import { endpoints } from './endpoints/index.ts';

type Schema = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !part.safeParse(undefined).success,
    schema: jsonSchema(part as z.ZodType, 'input'),
  }));
}

function requestBody(definition: EndpointDefinition): Schema | undefined {
  const body = definition.body ? jsonSchema(definition.body, 'input') : undefined;
  if (!definition.files) return body && { required: true, content: { 'application/json': { schema: body } } };
  const { field, minFiles, maxFiles } = definition.files;
  const properties = {
    ...(body?.['properties'] as Schema | undefined),
    [field]: {
      type: 'array',
      minItems: minFiles,
      maxItems: maxFiles,
      items: { type: 'string', format: 'binary' },
    },
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...body, type: 'object', properties } } },
  };
}

function success(definition: EndpointDefinition): Schema {
  if (definition.response === 'file') {
    return {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  }
  const data = jsonSchema(definition.response, 'output');
  return {
    description: definition.summary,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['success', 'data', 'message'],
          properties: { success: { const: true }, data, message: { type: 'string' } },
        },
      },
    },
  };
}

/** The envelope of one refusal; its texts are in the user's language. */
function refusalSchema(code: RefusalCode): Schema {
  const { details, fields } = refusalOf(code);
  const told = details ? jsonSchema(details, 'output') : { type: 'object' };
  const properties = {
    code: { const: code },
    ...(told['properties'] as Schema | undefined),
    ...(fields ? { fields: { type: 'array', items: jsonSchema(fieldProblem, 'output') } } : {}),
  };
  const required = ['code', ...((told['required'] as string[] | undefined) ?? [])];
  return {
    type: 'object',
    required: ['success', 'data', 'message'],
    properties: {
      success: { const: false },
      data: { ...told, required, properties },
      message: { type: 'string' },
    },
  };
}

/** What a call may be refused with, by HTTP status. */
function refusalResponses(definition: EndpointDefinition): Schema {
  const codes = [...refusalsOf(definition)];
  const byStatus = Object.groupBy(codes, (code) => refusalOf(code).status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, found = []]) => [
      status,
      {
        description: found.join(', '),
        content: {
          'application/json': {
            schema: { oneOf: found.map((code) => ({ $ref: `#/components/schemas/${code}` })) },
          },
        },
      },
    ]),
  );
}

function operation(resource: string, name: string, definition: EndpointDefinition): Schema {
  const body = requestBody(definition);
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  };
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: definition.summary,
    'x-access': accessText(definition.access),
    ...(definition.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...parameters(definition.params, 'path'),
      ...parameters(definition.query, 'query'),
      ...(definition.creates ? [idempotencyKey] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [definition.creates ? 201 : 200]: success(definition),
      ...refusalResponses(definition),
    },
  };
}

/** OpenAPI 3.1 of every call, derived from the endpoints. */
export function openApiDocument(info: { readonly title: string; readonly version: string }): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [resource, calls] of Object.entries(endpoints)) {
    for (const [name, definition] of Object.entries<EndpointDefinition>(calls)) {
      const path = (paths[`/api${definition.path}`] ??= {});
      path[definition.method.toLowerCase()] = operation(resource, name, definition);
    }
  }
  return {
    openapi: '3.1.1',
    info,
    paths,
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(errorCodes.map((code) => [code, refusalSchema(code)])),
    },
  };
}
