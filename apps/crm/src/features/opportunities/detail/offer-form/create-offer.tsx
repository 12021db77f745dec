import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import {
  changedOpportunity,
  type Offer,
  type Opportunity,
  type Vehicle,
} from '#parts/opportunity/records.ts';

import { takeOver } from '../reading/handing-over.ts';
import { usePlace } from '../use-place.ts';
import { OfferSheet } from './offer-sheet.tsx';
import { withRead } from './read-values.ts';
import { newOfferSchema, newValues, visibleBody, type CreateBody, type OfferValues } from './offer-values.ts';
import { OfferStepFields } from './step-fields.tsx';
import { useOfferSteps } from './use-offer-steps.ts';

interface CreateOfferProps {
  opportunity: Opportunity;
  /** The vehicle it begins with: that of the chosen offer. */
  vehicle: Vehicle | null;
  onClose: () => void;
}

/** Adds an offer to the opportunity, step by step; what was typed stays, whichever step is open. */
export function CreateOffer({ opportunity, vehicle, onClose }: CreateOfferProps) {
  const { t } = useTranslation('offers');
  const { isExcluded } = useAccess();
  const { go } = usePlace();
  const begun = newValues(vehicle);
  const record = useCreateForm<OfferValues, CreateBody, Offer>({
    schema: newOfferSchema,
    values: begun,
    place: `opportunity/${opportunity.id}/offer/new`,
    send: (output) =>
      client.offers.create({
        params: { id: opportunity.id },
        body: visibleBody(output, isExcluded),
      }),
    keep: () => changedOpportunity(opportunity.id),
    savedMessage: () => [t('form.created')],
    onSaved: () =>
      go({ offer: undefined, step: undefined, field: undefined }, { replace: true, ignoreBlocker: true }),
  });
  const { form } = record;
  const opportunityId = opportunity.id;
  // typed for the person by what they accepted of a quote: a draft keeps it, and leaving asks
  useEffect(() => {
    const read = takeOver(opportunityId);
    if (read) form.reset(withRead(form.getValues(), read), { keepDefaultValues: true });
  }, [form, opportunityId]);
  const steps = useOfferSteps(record.form, begun);
  return (
    <OfferSheet
      title={t('form.createTitle')}
      submitLabel={t('form.create')}
      record={record}
      step={steps.way}
      onClose={onClose}
    >
      <OfferStepFields steps={steps} />
    </OfferSheet>
  );
}
