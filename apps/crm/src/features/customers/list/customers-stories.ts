import { customersFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleCustomers } from '@szansa/api-client/samples/customers';

import { fakeList } from '#kit/stories/fake-list.ts';

export const page = { page: 1, perPage: 25 };

/** Answers like the server: by fragment of the name, and by who wrote them down. */
export const list = fakeList({
  call: mocks.customers.list,
  facts: customersFacts,
  rows: sampleCustomers,
  text: ({ name }) => name,
  filters: { is_self: ({ addedBy }, [value]) => value !== 'true' || addedBy?.firstName === 'Anna' },
});
