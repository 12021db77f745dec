import { carTemplatesFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const templatesAddress = listAddress({
  name: 'carTemplates',
  facts: carTemplatesFacts,
  queryOf: (query) => queries.carTemplates.list.query({ query }),
});
