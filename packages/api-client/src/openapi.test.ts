import { expect, it } from 'vitest';

import { openApiDocument } from './openapi.ts';

const refusedBy = (codes: readonly string[]) => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: { oneOf: codes.map((code) => ({ $ref: `#/components/schemas/${code}` })) },
    },
  },
});

it('every call tells what it may be refused with, by status, and what comes along', () => {
  const document = openApiDocument({ title: 'x', version: '1' });
  expect(document).toMatchObject({
    paths: {
      '/api/customers/{id}': {
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
          properties: {
            data: {
              required: ['code', 'customerId', 'name', 'addedBy', 'field'],
              properties: {
                code: { const: 'duplicate_customer' },
                field: { enum: ['taxIdNumber', 'personalIdNumber', 'customerOrganizations'] },
              },
            },
          },
        },
      },
    },
  });
});
