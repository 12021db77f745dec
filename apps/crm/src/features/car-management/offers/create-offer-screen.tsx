import type { CarOfferInput } from '@szansa/domain/catalogue';
import { ComboboxField } from '@szansa/ui/combobox-field';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client, queries } from '#kit/api/api.ts';
import { useDraftFiles } from '#kit/drafts/use-draft-files.ts';
import { typedSchema, valuesOf, type FormValues } from '#kit/forms/fields-definition.ts';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useFound } from '#kit/lists/use-found.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { cacheRecord } from '#kit/records/record-definition.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { foundTemplates, type CarTemplate } from '../templates/template.ts';
import { templateFields } from '../templates/template-fields.tsx';
import { offerRecord, type CarOffer } from './offer.ts';
import { OfferForm } from './offer-form.tsx';
import { createdOffer, emptyVariant, filesOf, valuesOfTemplate } from './offer-values.ts';
import { sentFiles } from './smaller-pictures.ts';

/** The draft's key, the same for every template. */
const place = 'car_offer/new';

/** A new car offer: blank, or created from the template in the address. */
export function CreateOfferScreen() {
  const { t } = useTranslation(['carOffers', 'common']);
  const from = useAddressPart('from');
  const id = from.value ?? '';
  const template = useQuery({ ...queries.carTemplates.get.query({ params: { id } }), enabled: id !== '' });
  return (
    <Page width="standard">
      <PageHeader
        title={t('form.createTitle')}
        subtitle={t('form.description')}
        back={{ label: t('title'), link: <Link to="/car-management" /> }}
        className="mb-6"
      />
      {id !== '' && template.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={6} />
        </div>
      )}
      {id !== '' && template.isError && (
        <FailedScreen
          error={template.error}
          onRetry={() => void template.refetch()}
          listPath="/car-management"
        />
      )}
      {id === '' && <NewOffer key="blank" template={null} />}
      {id !== '' && template.data && <NewOffer key={id} template={template.data} />}
    </Page>
  );
}

function NewOffer({ template }: { template: CarTemplate | null }) {
  const { t } = useTranslation('carOffers');
  const navigate = useNavigate();
  const { isExcluded } = useAccess();
  const files = useDraftFiles(place);
  const [sent, setSent] = useState<number | null>(null);
  const sending = { files: files.files, isDiscountHidden: isExcluded('vehicle.discount') };
  const record = useCreateForm<FormValues, CarOfferInput, CarOffer>({
    schema: typedSchema(templateFields, createdOffer(sending)),
    values: template
      ? valuesOfTemplate(template)
      : { ...valuesOf(templateFields), variants: [emptyVariant()] },
    place,
    besides: files.besides,
    async send(offer) {
      const body = { offer: { ...offer, ...(template ? { carTemplateId: template.id } : {}) } };
      const chosen = await sentFiles(filesOf(offer.variants, files.files));
      return client.carOffers
        .create({ body, files: chosen }, { onUploadProgress: setSent })
        .finally(() => setSent(null));
    },
    cache: (saved) => cacheRecord(offerRecord, saved),
    savedMessage: ({ name }) => [t('form.created'), name],
    onSaved: ({ id }) => navigate({ to: offerRecord.path, params: { id }, ignoreBlocker: true }),
  });
  return (
    <OfferForm record={record} files={files} sent={sent} stored={null} submitLabel={t('add')}>
      <StartedWith template={template} />
    </OfferForm>
  );
}

/** Chooses the template from which the offer is created; asks for confirmation before typed values are replaced. */
function StartedWith({ template }: { template: CarTemplate | null }) {
  const { t } = useTranslation('carOffers');
  const { has } = useAccess();
  const from = useAddressPart('from');
  const found = useFound(foundTemplates);
  if (!has('car_template.get')) return null;
  return (
    <ComboboxField
      label={t('template.from')}
      hint={t('template.hint')}
      value={template && { value: template.id, label: template.name }}
      search={found.fetchOptions}
      loading={found.loading}
      options={found.items.map(({ id, name }) => ({ value: id, label: name }))}
      onValueChange={(chosen) => void from.change(chosen?.value)}
    />
  );
}
