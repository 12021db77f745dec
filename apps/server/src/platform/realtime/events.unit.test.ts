import { endpoints } from '@szansa/api-client/endpoints';
import { serverEvents } from '@szansa/api-client/realtime';
import { expect, it } from 'vitest';

import { marksOf } from '../http/schema-marks.ts';

it.each(Object.entries(serverEvents))(
  '%s carries nothing that can be hidden from its subscribers',
  (_, schema) => {
    expect(marksOf(schema)).toBeNull();
  },
);

it('what can be hidden would be found in a payload', () => {
  expect(marksOf(endpoints.opportunities.get.response)).not.toBeNull();
  expect(
    marksOf(serverEvents['record-changed'].extend({ was: endpoints.banks.get.response })),
  ).not.toBeNull();
});
