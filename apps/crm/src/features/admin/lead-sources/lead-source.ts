import type { Data, Endpoints } from '@szansa/api-client/client';
import { leadSourceInput } from '@szansa/domain/lead-source';

import { queries, queryClient } from '#kit/api/api.ts';
import { formFields } from '#kit/forms/fields-definition.ts';
import { ownChange } from '#kit/live/changes.ts';

import { NameField } from './name-field.tsx';

export type LeadSource = Data<Endpoints['leadSources']['get']>;

export const leadSourceFields = formFields({
  texts: 'leadSources',
  schema: leadSourceInput,
  fields: {
    name: { kind: 'text', autoFocus: true, Field: NameField },
    slug: { kind: 'text' },
    isActive: { kind: 'active' },
  },
});

/** Refetches what shows a lead source. */
export function cacheLeadSource({ id }: LeadSource): void {
  void queryClient.invalidateQueries({ queryKey: queries.leadSources.overview.key() });
  ownChange('record-changed', { entity: 'lead_source', id });
}
