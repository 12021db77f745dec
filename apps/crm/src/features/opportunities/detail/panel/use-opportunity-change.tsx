import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useCachedComplete } from '#features/opportunities/closing/use-cached-complete.tsx';
import { client, queries } from '#kit/api/api.ts';
import { useRecordChange, type RecordChange } from '#kit/forms/use-record-change.tsx';
import { toastError } from '#kit/toasts/toasts.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import { currentOpportunity, cacheOpportunity, type Opportunity } from '#parts/opportunity/records.ts';

type Changes = Input<Endpoints['opportunities']['update']>['body']['changes'];
type LeadSource = Data<Endpoints['leadSources']['list']>[number];
type Label = Data<Endpoints['labels']['list']>[number];

interface Change extends Pick<RecordChange<Opportunity, Changes>, 'refusedOf' | 'unconfirmed'> {
  /** Sends changed fields, after the consent where the opportunity is closed; `onDone` runs once they are saved. */
  readonly change: (changes: Changes, onDone?: () => void) => void;
  readonly isSaving: boolean;
  /** Shown when another user saved first, or a closed opportunity would be left incomplete. */
  readonly dialog: ReactNode;
}

/** One field of the opportunity changed in its place. */
export function useOpportunityChange(opportunity: Opportunity): Change {
  const { t } = useTranslation('opportunity');
  const { edit } = useEditing();
  const completeness = useCachedComplete(opportunity.id);
  const leadSources = useQuery({ ...queries.leadSources.list.query(), enabled: false });
  const labels = useQuery({ ...queries.labels.list.query(), enabled: false });
  function labelOf(field: string): string {
    if (field === 'leadSourceId') return t('panel.leadSource');
    return field === 'labelIds' ? t('panel.labels') : t('panel.note');
  }

  const { change, dialog, ...state } = useRecordChange<Opportunity, Changes>({
    place: `opportunity/${opportunity.id}`,
    send: ({ id }, body) => client.opportunities.update({ params: { id }, body }),
    read: ({ id }) => client.opportunities.get({ params: { id } }),
    cache: cacheOpportunity,
    onRefused: (error) => {
      if (!completeness.showRefusal(error)) toastError(error);
    },
    fieldLabel: labelOf,
    describeValue: (field, value) => describe(field, value, leadSources.data ?? [], labels.data ?? []),
  });

  return {
    ...state,
    change: (changes, onDone) => edit(() => change(currentOpportunity(opportunity), changes, { onDone })),
    dialog: (
      <>
        {dialog}
        {completeness.dialog}
      </>
    ),
  };
}

function describe(
  field: string,
  value: unknown,
  leadSources: readonly LeadSource[],
  labels: readonly Label[],
): string | undefined {
  if (field === 'leadSourceId') return leadSources.find((source) => source.id === value)?.name;
  if (field !== 'labelIds' || !Array.isArray(value)) return undefined;
  return labels
    .filter((label) => value.includes(label.id))
    .map((label) => label.title)
    .join(', ');
}
