import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { changedOpportunity, type Offer, type Opportunity } from '#parts/opportunity/records.ts';

import { usePlace } from '../use-place.ts';
import { OfferSheet } from './offer-sheet.tsx';
import { newOfferSchema, valuesOf, visibleBody, type CreateBody, type OfferValues } from './offer-values.ts';

/** Adds an offer to the opportunity. */
export function CreateOffer({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  const { t } = useTranslation('offers');
  const { isExcluded } = useAccess();
  const { go } = usePlace();
  const record = useCreateForm<OfferValues, CreateBody, Offer>({
    schema: newOfferSchema,
    values: valuesOf(),
    place: `opportunity/${opportunity.id}/offer/new`,
    send: (output) =>
      client.offers.create({
        params: { id: opportunity.id },
        body: visibleBody(output, isExcluded),
      }),
    keep: () => changedOpportunity(opportunity.id),
    savedMessage: () => [t('form.created')],
    onSaved: () => go({ offer: undefined, field: undefined }, { replace: true, ignoreBlocker: true }),
  });
  return (
    <OfferSheet
      title={t('form.createTitle')}
      submitLabel={t('form.create')}
      record={record}
      onClose={onClose}
    />
  );
}
