import type { OfferPatch } from '@szansa/domain/offer';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { StaleDialog } from '#kit/forms/stale-dialog.tsx';
import { staleOf } from '#kit/forms/stale.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { keepOffer, refreshOffers, type Offer, type Opportunity } from '#parts/opportunity/records.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';

import { usePlace } from '../use-place.ts';
import { useDescribeValue } from './describe-value.ts';
import { OfferSheet } from './offer-sheet.tsx';
import {
  changedOfferSchema,
  changesOf,
  hiddenFields,
  valuesOf,
  withoutHidden,
  type OfferValues,
} from './offer-values.ts';

interface EditOfferProps {
  opportunity: Opportunity;
  offer: Offer;
  onClose: () => void;
}

/** Changes an offer: only what was changed is sent, and what somebody else saved meanwhile is not run over. */
export function EditOffer({ offer, onClose }: EditOfferProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { isExcluded } = useAccess();
  const { go } = usePlace();
  const params = { id: offer.id };
  // the offer the form's values were read from: the record may be refreshed behind the open form
  const [begun, setBegun] = useState(offer);
  const form = useSchemaForm<OfferValues, OfferPatch>({
    schema: changedOfferSchema,
    defaultValues: valuesOf(offer),
  });

  function leave(): Promise<void> {
    return go({ offer: undefined, field: undefined }, { replace: true, ignoreBlocker: true });
  }

  const update = useMutation({
    ...queries.offers.update.mutation(),
    onSuccess: async (saved) => {
      keepOffer(saved);
      toastSuccess(t('common:states.saved'));
      await leave();
    },
    onError: (error) => {
      // the names of what somebody else chose are read from the fresh offer
      if (staleOf(error)) refreshOffers();
      else if (!showRefusedFields(form, error)) toastError(error);
    },
  });
  const describeValue = useDescribeValue([begun, offer], form);

  async function takeTheirs(): Promise<void> {
    const fresh = await queryClient.fetchQuery({ ...queries.offers.get.query({ params }), staleTime: 0 });
    form.reset(valuesOf(fresh));
    setBegun(fresh);
    update.reset();
  }

  return (
    <OfferSheet
      title={t('form.editTitle')}
      submitLabel={t('common:actions.saveChanges')}
      form={form}
      saving={update.isPending}
      onClose={onClose}
      onSave={(output) => {
        const changes = withoutHidden(changesOf(output, begun), hiddenFields(isExcluded));
        if (Object.keys(changes).length === 0) void leave();
        else update.mutate({ params, body: { version: begun.version, changes } });
      }}
    >
      <StaleDialog
        stale={staleOf(update.error)}
        fieldLabel={useOfferFieldLabel()}
        describeValue={describeValue}
        progress={update.isPending}
        onKeepMine={(version) => {
          const sent = update.variables?.body.changes;
          if (sent) update.mutate({ params, body: { version, changes: sent } });
        }}
        onTakeTheirs={() => void takeTheirs().catch(toastError)}
        onClose={() => update.reset()}
      />
    </OfferSheet>
  );
}
