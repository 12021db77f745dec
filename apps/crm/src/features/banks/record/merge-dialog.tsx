import { accessLabels } from '@szansa/domain/language';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { Dialog } from '@szansa/ui/dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf, toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { useFound } from '#parts/pickers/use-found.ts';

import type { Bank } from '../form/bank-values.ts';
import { forgetBank, keepBank } from '../keep-bank.ts';

/** Chooses the bank another one is merged into; shows what moves before it is done. */
export function MergeDialog({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const { t } = useTranslation(['banks', 'common']);
  const navigate = useNavigate();
  const [into, setInto] = useState<ComboboxOption | null>(null);
  const params = { id: bank.id };
  const found = useFound(queries.banks.list.key(), (query, signal) =>
    client.banks.list({ query: { ...query, withInactive: true } }, { signal }),
  );
  const preview = useQuery({
    ...queries.banks.mergePreview.query({ params, query: { into: into?.value ?? '' } }),
    enabled: into !== null,
    staleTime: 0,
  });
  const merge = useMutation({
    ...queries.banks.merge.mutation(),
    onSuccess: async (merged) => {
      keepBank(merged);
      toastSuccess(t('merge.done'), merged.name);
      await navigate({ to: '/bank/$bankId', params: { bankId: merged.id } });
      forgetBank(bank.id);
    },
    onError: toastError,
  });
  const moved = into && preview.data;
  const labels = accessLabels(currentLanguage()).entity;
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!merge.isPending) onClose();
      }}
      title={t('merge.title')}
      description={t('merge.description')}
      footer={
        <>
          <Button disabled={merge.isPending} onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant="destructive"
            disabled={!moved}
            progress={merge.isPending}
            onClick={() => into && merge.mutate({ params, body: { into: into.value } })}
          >
            {t('merge.confirm')}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <ComboboxField
          label={t('merge.into')}
          required
          value={into}
          onChange={setInto}
          search={found.ask}
          options={found.items
            .filter(({ id }) => id !== bank.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
          loading={found.loading || preview.isFetching}
          error={preview.isError ? messageOf(preview.error) : undefined}
        />
        {moved && (
          <Callout
            role="status"
            tone="warning"
            title={t('merge.preview', { from: moved.from.name, into: moved.into.name })}
          >
            {moved.uses.map(({ kind, count }) => (
              <p key={kind}>{t('remove.inUse', { kind: labels[kind], count })}</p>
            ))}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
