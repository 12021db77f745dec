import { Button } from '@szansa/ui/button';
import { DescriptionList } from '@szansa/ui/description-list';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { Instant } from '#kit/records/instant.tsx';
import { cacheRecord } from '#kit/records/record-definition.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { firmRecord, type Firm } from './firm.ts';
import { VatChip } from './vat-chip.tsx';

/** What a register returned about a firm and when, with a button to query it again. */
export function FirmRegister({ firm }: { firm: Firm }) {
  const { t } = useTranslation(['customerOrganisations', 'company']);
  const queryRegister = useMutation({
    ...queries.customerOrganisations.askRegister.mutation(),
    onSuccess: (saved) => {
      cacheRecord(firmRecord, saved);
      toastSuccess(t('register.asked'));
    },
    onError: toastError,
  });
  const { registered } = firm;
  const without = t(firm.can.askRegister || firm.taxIdNumber ? 'register.never' : 'register.noTaxId');
  return (
    <section
      aria-label={t('register.title')}
      className="space-y-4 rounded-large border border-border bg-surface p-4"
    >
      <h2 className="text-large font-semibold">{t('register.title')}</h2>
      {registered ? (
        <DescriptionList
          items={[
            {
              label: t('register.vatStatus'),
              value: registered.vatStatus ? (
                <VatChip status={registered.vatStatus} />
              ) : (
                t('register.unknownVat')
              ),
            },
            { label: t('register.checkedAt'), value: <Instant at={registered.at} /> },
            { label: t('register.status'), value: t(`register.statuses.${registered.status}`) },
            { label: t('register.name'), value: registered.name },
            ...(registered.address === undefined
              ? []
              : [{ label: t('register.address'), value: registered.address }]),
            { label: t('register.source'), value: t(`company:source.${registered.source}`) },
          ]}
        />
      ) : (
        <p className="text-text-muted">{without}</p>
      )}
      {firm.can.askRegister && (
        <Button
          size="small"
          icon={<RefreshCw aria-hidden />}
          loading={queryRegister.isPending}
          onClick={() => queryRegister.mutate({ params: { id: firm.id } })}
        >
          {t('register.ask')}
        </Button>
      )}
    </section>
  );
}
