import { expect, it } from 'vitest';

import { openApiDocument } from './document.ts';

const refusedBy = (codes: readonly string[]) => ({ $ref: `#/components/responses/${codes.join('.')}` });

const document = openApiDocument('1.0.0');

/** Collects schemas of objects and enumerations that are written inline, by their text. */
function writtenOut(part: unknown, found = new Map<string, number>()): Map<string, number> {
  if (typeof part !== 'object' || part === null) return found;
  const text = 'properties' in part || 'enum' in part ? JSON.stringify(part) : '';
  if (text.length > 400) found.set(text, (found.get(text) ?? 0) + 1);
  for (const inner of Object.values(part)) writtenOut(inner, found);
  return found;
}

it('a schema of some size that several calls use is written once, under its name', () => {
  const { paths, components } = document;
  const answersAndBodies = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ requestBody, responses }) => ({ requestBody, responses })),
  );
  const repeated = [...writtenOut([answersAndBodies, components])].filter(([, times]) => times > 2);
  expect(repeated.map(([text]) => text.slice(0, 200))).toEqual([]);
});

it('a field that can be hidden is marked as such', () => {
  expect(document.components.schemas).toMatchObject({
    Bank: {
      properties: { phone: { 'x-excludable': 'bank.contact' } },
      required: expect.not.arrayContaining(['phone']),
    },
  });
});

it('every call lists its possible refusals, by status, with their details', () => {
  expect(document).toMatchObject({
    paths: {
      '/customers/{id}': {
        patch: {
          responses: {
            403: refusedBy(['access_denied', 'field_excluded']),
            404: refusedBy(['not_found']),
            409: refusedBy(['stale_version', 'duplicate_customer']),
          },
        },
      },
    },
    components: {
      schemas: {
        duplicate_customer: {
          required: ['code', 'customerId', 'name', 'addedBy', 'field'],
          properties: {
            code: { const: 'duplicate_customer' },
            field: { enum: ['taxIdNumber', 'personalIdNumber', 'customerOrganizations'] },
          },
        },
      },
    },
  });
});
