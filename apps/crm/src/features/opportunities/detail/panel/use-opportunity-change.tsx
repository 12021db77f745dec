import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { StaleDialog } from '#kit/forms/stale-dialog.tsx';
import { staleOf } from '#kit/forms/stale.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import { currentOpportunity, keepOpportunity, type Opportunity } from '#parts/opportunity/records.ts';

type Changes = Input<Endpoints['opportunities']['update']>['body']['changes'];
type LeadSource = Data<Endpoints['leadSources']['list']>[number];
type Label = Data<Endpoints['labels']['list']>[number];

interface Change {
  /** Sends changed fields, after the consent where the opportunity is closed; `onDone` runs once they are kept. */
  readonly change: (changes: Changes, onDone?: () => void) => void;
  readonly isSaving: boolean;
  /** Shown when somebody else saved first. */
  readonly dialog: ReactNode;
}

/** One field of the opportunity changed in its place. */
export function useOpportunityChange(opportunity: Opportunity): Change {
  const { t } = useTranslation(['opportunity', 'common']);
  const { edit } = useEditing();
  const params = { id: opportunity.id };
  const leadSources = useQuery({ ...queries.leadSources.list.query(), enabled: false });
  const labels = useQuery({ ...queries.labels.list.query(), enabled: false });
  const update = useMutation({
    ...queries.opportunities.update.mutation(),
    onSuccess: (saved) => {
      keepOpportunity(saved);
      toastSuccess(t('common:states.saved'));
    },
    onError: (error) => {
      if (!staleOf(error)) toastError(error);
    },
  });

  async function takeTheirs(): Promise<void> {
    await queryClient.fetchQuery({ ...queries.opportunities.get.query({ params }), staleTime: 0 });
    update.reset();
  }

  function labelOf(field: string): string {
    if (field === 'leadSourceId') return t('panel.leadSource');
    return field === 'labelIds' ? t('panel.labels') : t('panel.note');
  }

  return {
    change: (changes, onDone) =>
      edit(() =>
        update.mutate(
          { params, body: { version: currentOpportunity(opportunity).version, changes } },
          onDone ? { onSuccess: onDone } : {},
        ),
      ),
    isSaving: update.isPending,
    dialog: (
      <StaleDialog
        stale={staleOf(update.error)}
        fieldLabel={labelOf}
        describeValue={(field, value) => describe(field, value, leadSources.data ?? [], labels.data ?? [])}
        progress={update.isPending}
        onKeepMine={(version) => {
          const sent = update.variables?.body.changes;
          if (sent) update.mutate({ params, body: { version, changes: sent } });
        }}
        onTakeTheirs={() => void takeTheirs().catch(toastError)}
        onClose={() => update.reset()}
      />
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
