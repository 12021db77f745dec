import { expect, it } from 'vitest';

import { operations } from './access/calls.ts';
import { sampleBody, type SampleRecords } from './bodies.ts';

const id = '0192f0c1-0000-7000-8000-000000000001';
const records: SampleRecords = {
  customer: id,
  opportunity: id,
  opportunityVersion: 1,
  bank: id,
  otherBank: id,
  archiveReason: id,
  email: 'new@test.example',
  role: 'WORKER',
};

it.each(operations.filter(({ definition }) => definition.body))(
  '$name has a valid sample body',
  ({ name, definition }) => {
    expect(definition.body?.safeParse(sampleBody(name, records)).error?.issues).toBeUndefined();
  },
);

it('an endpoint without a sample is told by its name', () => {
  expect(() => sampleBody('customers.invent', records)).toThrow('customers.invent has no sample body');
});
