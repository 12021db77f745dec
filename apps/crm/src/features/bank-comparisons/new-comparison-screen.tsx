import { comparisonInput, isMixed } from '@szansa/domain/bank-comparison';
import { warsawDay } from '@szansa/domain/shared';
import { Callout } from '@szansa/ui/callout';
import { currentTime } from '@szansa/ui/clock';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client, queries } from '#kit/api/api.ts';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRecord } from '#kit/records/loading-shapes.tsx';
import { cacheRecord } from '#kit/records/record-definition.ts';
import type { Offer } from '#parts/opportunity/records.ts';

import { comparisonRecord } from './comparison.ts';
import { ComparisonEditor } from './editor/comparison-editor.tsx';
import { newValues } from './editor/comparison-values.ts';

/** A new comparison of an opportunity, of the offers the address names. */
export function NewComparisonScreen() {
  const { t } = useTranslation(['bankComparisons', 'common']);
  const { id = '' } = useParams({ strict: false });
  const { value: named = '' } = useAddressPart('offers');
  const offers = useQuery(queries.offers.listOfOpportunity.query({ params: { id } }));
  const ids = named.split(',');
  const chosen = offers.data?.filter((offer) => ids.includes(offer.id));
  return (
    <Page width="standard">
      <PageHeader title={t('form.createTitle')} subtitle={t('form.description')} className="mb-4" />
      {offers.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRecord />
        </div>
      )}
      {offers.isError && !offers.data && (
        <FailedScreen error={offers.error} onRetry={() => void offers.refetch()} />
      )}
      {chosen &&
        (isMixed(chosen) ? (
          <Callout role="alert" tone="destructive">
            {t('form.mixed')}
          </Callout>
        ) : (
          <NewComparison opportunityId={id} offers={chosen} />
        ))}
    </Page>
  );
}

function NewComparison({ opportunityId, offers }: { opportunityId: string; offers: readonly Offer[] }) {
  const { t } = useTranslation('bankComparisons');
  const navigate = useNavigate();
  const [values] = useState(() => newValues(offers, warsawDay(currentTime())));
  const editing = useCreateForm({
    schema: comparisonInput,
    place: `opportunity/${opportunityId}/comparison`,
    values,
    send: (body) => client.bankComparisonPdfs.create({ params: { id: opportunityId }, body }),
    cache: (saved) => cacheRecord(comparisonRecord, saved),
    savedMessage: ({ title }) => [t('form.created'), title],
    onSaved: ({ id }) => navigate({ to: '/bank-comparison/$id', params: { id }, ignoreBlocker: true }),
  });
  return (
    <ComparisonEditor
      editing={editing}
      submitLabel={t('add')}
      isKindOpen={offers.length === 0}
      onCancel={() =>
        void navigate({
          to: '/sales-opportunity/$id',
          params: { id: opportunityId },
          search: { tab: 'offers' },
        })
      }
    />
  );
}
