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

import { claimAccepted } from '../reading/handing-over.ts';
import { usePlace } from '../use-place.ts';
import { OfferSheet } from './offer-sheet.tsx';
import { withRead } from './read-values.ts';
import { newOfferSchema, newValues, visibleBody, type CreateBody, type OfferValues } from './offer-values.ts';
import { withProposal } from './proposed-values.ts';
import { OfferStepFields } from './step-fields.tsx';
import { useOfferSteps } from './use-offer-steps.ts';

interface CreateOfferProps {
  opportunity: Opportunity;
  /** The initial vehicle: that of the chosen offer. */
  vehicle: Vehicle | null;
  onClose: () => void;
}

/**
 * Fills the form with the answer of an enquiry in the address. Once applied it is removed from the address: further
 * changes are a draft like any other.
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
    // oxlint-disable-next-line react/exhaustive-deps -- the address requests it once, and `go` is new on every render
  }, [form, proposal, data, error]);
}

/** Adds an offer to the opportunity, step by step; what was typed stays, whichever step is open. */
export function CreateOffer({ opportunity, vehicle, onClose }: CreateOfferProps) {
  const { t } = useTranslation('offers');
  const { isExcluded } = useAccess();
  const { go } = usePlace();
  const initial = newValues(vehicle);
  const record = useCreateForm<OfferValues, CreateBody, Offer>({
    schema: newOfferSchema,
    values: initial,
    place: `opportunity/${opportunity.id}/offer/new`,
    send: (output) =>
      client.offers.create({
        params: { id: opportunity.id },
        body: visibleBody(output, isExcluded),
      }),
    cache: () => changedOpportunity(opportunity.id),
    savedMessage: () => [t('form.created')],
    onSaved: () =>
      go({ offer: undefined, step: undefined, field: undefined }, { replace: true, ignoreBlocker: true }),
  });
  const { form } = record;
  const opportunityId = opportunity.id;
  // entered for the user from accepted values of a quote: it is stored as a draft, and closing prompts for confirmation
  useEffect(() => {
    const read = claimAccepted(opportunityId);
    if (read) form.reset(withRead(form.getValues(), read), { keepDefaultValues: true });
  }, [form, opportunityId]);
  useProposal(form);
  const steps = useOfferSteps(record.form, initial);
  return (
    <OfferSheet
      title={t('form.createTitle')}
      submitLabel={t('form.create')}
      record={record}
      step={steps.way}
      onClose={onClose}
    >
      <OfferStepFields steps={steps} isDraftOffered={Boolean(record.offer)} storedAt={record.storedAt} />
    </OfferSheet>
  );
}
