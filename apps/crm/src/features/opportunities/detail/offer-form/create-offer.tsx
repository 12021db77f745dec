import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { refreshOffers, type Opportunity } from '#parts/opportunity/records.ts';

import { usePlace } from '../use-place.ts';
import { OfferSheet } from './offer-sheet.tsx';
import {
  hiddenFields,
  newOfferSchema,
  valuesOf,
  withoutHidden,
  type CreateBody,
  type OfferValues,
} from './offer-values.ts';

/** Adds an offer to the opportunity. */
export function CreateOffer({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  const { t } = useTranslation('offers');
  const { isExcluded } = useAccess();
  const { go } = usePlace();
  const form = useSchemaForm<OfferValues, CreateBody>({ schema: newOfferSchema, defaultValues: valuesOf() });
  const create = useMutation({
    ...queries.offers.create.mutation(),
    onSuccess: async () => {
      refreshOffers();
      toastSuccess(t('form.created'));
      await go({ offer: undefined, field: undefined }, { replace: true, ignoreBlocker: true });
    },
    onError: (error) => {
      if (!showRefusedFields(form, error)) toastError(error);
    },
  });
  return (
    <OfferSheet
      title={t('form.createTitle')}
      submitLabel={t('form.create')}
      form={form}
      saving={create.isPending}
      onClose={onClose}
      onSave={(output) =>
        create.mutate({
          params: { id: opportunity.id },
          body: withoutHidden(output, hiddenFields(isExcluded)),
        })
      }
    />
  );
}
