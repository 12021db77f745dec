import { customerOrganisationsFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const firmsAddress = listAddress({
  name: 'customerOrganisations',
  facts: customerOrganisationsFacts,
  queryOf: (query) => queries.customerOrganisations.list.query({ query }),
});
