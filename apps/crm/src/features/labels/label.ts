import type { Data, Endpoints } from '@szansa/api-client/client';
import { labelInput, newLabelColor } from '@szansa/domain/label';

import { formFields } from '#kit/forms/fields-definition.ts';
import { queryClient, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';

import { TextColorField } from './text-color-field.tsx';

export type Label = Data<Endpoints['labels']['get']>;

export const labelFields = formFields({
  texts: 'labelsAdmin',
  schema: labelInput,
  fields: {
    title: { kind: 'text', autoFocus: true },
    color: { kind: 'color', fallback: newLabelColor },
    textColor: { kind: 'own', Field: TextColorField, initial: '' },
    description: { kind: 'text' },
  },
});

/** Refetches what shows a label. */
export function cacheLabel({ id }: Label): void {
  void queryClient.invalidateQueries({ queryKey: queries.labels.overview.key() });
  ownChange('record-changed', { entity: 'label', id });
}
