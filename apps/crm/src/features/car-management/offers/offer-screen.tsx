import type { Endpoints, Input } from '@szansa/api-client/client';
import type { CarOfferPatch } from '@szansa/domain/catalogue';
import { PageHeader } from '@szansa/ui/page-header';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useDraftFiles } from '#kit/drafts/use-draft-files.ts';
import { typedSchema, type FormValues } from '#kit/forms/fields-definition.ts';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';
import { useUnanswered, pendingOf } from '#kit/live/pending-changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { fieldValue } from '#kit/records/field-value.tsx';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { cacheRecord } from '#kit/records/record-definition.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFieldLabels } from '#kit/texts/field-labels.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { templateFields } from '../templates/template-fields.tsx';
import { offerRecord, type CarOffer } from './offer.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferStatusChip } from './offer-status.tsx';
import { changedOffer, filesOf, offerValues } from './offer-values.ts';
import { sentFiles } from './smaller-pictures.ts';
import { StatusMenu } from './status-menu.tsx';

/** One car offer: its form for those who may change it, its facts for others. */
export function OfferScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={offerRecord} id={id}>
      {(offer) => <Offer offer={offer} />}
    </RecordScreen>
  );
}

function Offer({ offer }: { offer: CarOffer }) {
  const { t } = useTranslation('carOffers');
  const { id, name, can, status, carBodyType } = offer;
  const moving = pendingOf(
    useUnanswered<Input<Endpoints['carOffers']['move']>>(queries.carOffers.move.key()),
    id,
  );
  useRecentRecord({ kind: offerRecord.kind, id, label: name, hint: carBodyType?.name ?? '' });
  return (
    <>
      <PageHeader
        title={name}
        back={{ label: t('title'), link: <Link to="/car-management" /> }}
        className="mb-6"
        actions={
          <>
            <OfferStatusChip status={moving?.body.status ?? status} />
            {moving ? <PendingMark /> : <StatusMenu offer={offer} />}
          </>
        }
      />
      {can.edit ? <EditOffer offer={offer} /> : <OfferFacts offer={offer} />}
    </>
  );
}

function EditOffer({ offer }: { offer: CarOffer }) {
  const { t } = useTranslation(['carOffers', 'common']);
  const { label } = useFieldLabels(templateFields.texts);
  const { isExcluded } = useAccess();
  const formats = useFormats();
  const place = `car_offer/${offer.id}`;
  const files = useDraftFiles(place);
  const [sent, setSent] = useState<number | null>(null);
  const sending = { files: files.files, isDiscountHidden: isExcluded('vehicle.discount') };
  const record = useRecordForm<FormValues, CarOfferPatch, CarOffer, Partial<CarOfferPatch>>({
    schema: typedSchema(templateFields, changedOffer(sending)),
    valuesOf: offerValues,
    record: offer,
    place,
    besides: files.besides,
    changesOf: (output, _offer, dirty) => changedFields(output, dirty),
    async send({ id }, body) {
      const chosen = await sentFiles(filesOf(body.changes.variants, files.files));
      return client.carOffers
        .update({ params: { id }, body, files: chosen }, { onUploadProgress: setSent })
        .finally(() => setSent(null));
    },
    read: ({ id }) => client.carOffers.get({ params: { id } }),
    cache: (saved) => cacheRecord(offerRecord, saved),
    fieldLabel: (name) => (name === 'variants' ? t('variants.title') : label(name)),
    describeValue: (name, value) => {
      if (name === 'variants' && Array.isArray(value)) return t('variants.count', { count: value.length });
      const field = templateFields.fields[name];
      return field && fieldValue(field, value, formats);
    },
  });
  return (
    <OfferForm
      record={record}
      files={files}
      sent={sent}
      stored={offer}
      submitLabel={t('common:actions.saveChanges')}
    />
  );
}
