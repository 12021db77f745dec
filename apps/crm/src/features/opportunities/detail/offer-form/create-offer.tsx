import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError } from '#kit/toasts/toasts.ts';
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
import { withProposal } from './proposed-values.ts';
import { OfferStepFields } from './step-fields.tsx';
import { useOfferSteps } from './use-offer-steps.ts';

interface CreateOfferProps {
  opportunity: Opportunity;
  /** The vehicle it begins with: that of the chosen offer. */
  vehicle: Vehicle | null;
  onClose: () => void;
}

/**
 * Begins the form with the answer of an enquiry that the address names. Once it is taken the address names it no more: what is
 * typed on top of it is a draft like any other.
 */
function useProposal(form: UseFormReturn<OfferValues, unknown, CreateBody>): void {
  const { place, go } = usePlace();
  const { proposal } = place;
  const { data, error } = useQuery({
    ...queries.internalEnquiryProposals.get.query({ params: { id: proposal ?? '' } }),
    enabled: proposal !== undefined,
  });
  useEffect(() => {
    if (proposal === undefined || (!data && !error)) return;
    if (data) form.reset(withProposal(form.getValues(), data), { keepDefaultValues: true });
    else toastError(error);
    void go({ proposal: undefined }, { replace: true, ignoreBlocker: true });
    // the address asks once; `go` is new on every render
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, proposal, data, error]);
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
  useProposal(form);
  const steps = useOfferSteps(record.form, begun);
  return (
    <OfferSheet
      title={t('form.createTitle')}
      submitLabel={t('form.create')}
      record={record}
      step={steps.way}
      onClose={onClose}
    >
      <OfferStepFields steps={steps} isDraftOffered={Boolean(record.offer)} keptAt={record.keptAt} />
    </OfferSheet>
  );
}
