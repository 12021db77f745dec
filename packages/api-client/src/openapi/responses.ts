import { errorCodes } from '@szansa/domain/language';

import {
  fieldProblem,
  refusalOf,
  refusalsOf,
  type EndpointDefinition,
  type RefusalCode,
} from '../contract/index.ts';
import type { Part, SchemaBook } from './schemas.ts';

const json = (schema: Part): Part => ({ 'application/json': { schema } });

const message = { type: 'string', description: "A sentence for the user, in the user's language." };

/** Returns the successful response of a call. */
export function successOf(definition: EndpointDefinition, book: SchemaBook): Part {
  if (definition.response === 'file') {
    const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    return { description: 'The file; of a stored one the part that `Range` names, as 206.', content };
  }
  const properties = {
    success: { type: 'boolean', const: true },
    data: book.of(definition.response, 'output'),
    message,
  };
  const schema = { type: 'object', required: ['success', 'data', 'message'], properties };
  return {
    description: definition.creates ? 'What was created.' : 'What was asked for.',
    content: json(schema),
  };
}

/** Returns the schema of a refusal's details, which its code discriminates. */
function refusalSchema(code: RefusalCode, book: SchemaBook): Part {
  const { details, fields } = refusalOf(code);
  const described = details ? book.of(details, 'output') : {};
  const properties = {
    code: { type: 'string', const: code },
    ...(described['properties'] as Part | undefined),
    ...(fields ? { fields: { type: 'array', items: book.of(fieldProblem, 'output') } } : {}),
  };
  const required = ['code', ...((described['required'] as string[] | undefined) ?? [])];
  return { ...described, type: 'object', required, properties };
}

/** The schemas of what calls may be refused with, by code. */
export function refusalSchemas(definitions: readonly EndpointDefinition[], book: SchemaBook): Part {
  const used = new Set(definitions.flatMap((definition) => [...refusalsOf(definition)]));
  const codes = errorCodes.filter((code) => used.has(code));
  return Object.fromEntries(codes.map((code) => [code, refusalSchema(code, book)]));
}

/** The envelope of an answer that is one of these refusals. */
function failure(codes: readonly RefusalCode[]): Part {
  const [only, ...others] = codes.map((code) => ({ $ref: `#/components/schemas/${code}` }));
  const oneOf = [only, ...others];
  const data = others.length === 0 ? only : { oneOf, discriminator: { propertyName: 'code' } };
  return {
    type: 'object',
    required: ['success', 'data', 'message'],
    properties: { success: { type: 'boolean', const: false }, data, message },
  };
}

/** What a call may be refused with, by HTTP status. */
function codesByStatus(definition: EndpointDefinition) {
  return Object.entries(Object.groupBy(refusalsOf(definition), (code) => refusalOf(code).status)).map(
    ([status, codes = []]) => ({ status, codes }),
  );
}

/** The name of the response that consists of these refusals. */
const nameOf = (codes: readonly RefusalCode[]) => codes.join('.');

/** Refers to what a call may be refused with, by HTTP status. */
export function refusalsByStatus(definition: EndpointDefinition): Part {
  return Object.fromEntries(
    codesByStatus(definition).map(({ status, codes }) => [
      status,
      { $ref: `#/components/responses/${nameOf(codes)}` },
    ]),
  );
}

/** The responses that those references point at. */
export function refusalResponses(definitions: readonly EndpointDefinition[]): Part {
  const found = definitions.flatMap(codesByStatus).map(({ codes }) => {
    const response = { description: codes.join(', '), content: json(failure(codes)) };
    return [nameOf(codes), response] as const;
  });
  return Object.fromEntries(found);
}
