import { expect, it } from 'vitest';

import { operations } from './access/calls.ts';
import type { Records } from './sample.ts';
import { sampleBody } from './samples.ts';

const records: Records = {
  id: () => '0192f0c1-0000-7000-8000-000000000001',
  opportunityVersion: 1,
  email: 'new@test.example',
  role: 'WORKER',
};

it.each(operations.filter(({ definition }) => definition.body))(
  '$name has a valid sample body',
  ({ name, definition }) => {
    expect(definition.body?.safeParse(sampleBody(name, records)).error?.issues).toBeUndefined();
  },
);

it('an endpoint without a sample is reported by its name', () => {
  expect(() => sampleBody('customers.invent', records)).toThrow('customers.invent has no sample body');
});
