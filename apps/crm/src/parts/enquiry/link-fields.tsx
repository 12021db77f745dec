import type { EnquiryInput } from '@szansa/domain/enquiry';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { OpportunityField } from '#parts/opportunity/opportunity-field.tsx';

import type { EnquiryValues } from './enquiry-values.ts';
import type { Enquiry } from './records.ts';

/** The opportunity an enquiry is about, and one of its offers. */
export function LinkFields({ enquiry }: { enquiry: Enquiry | undefined }) {
  const { t } = useTranslation(['enquiry', 'labels']);
  const { has } = useAccess();
  const { control, formState, setValue } = useFormContext<EnquiryValues, unknown, EnquiryInput>();
  const { errors } = formState;
  const customerFileId = useWatch({ control, name: 'customerFileId' });
  const offers = useQuery({
    ...queries.offers.listOfOpportunity.query({ params: { id: customerFileId ?? '' } }),
    enabled: customerFileId !== null && has('offer.get'),
  });
  if (!has('opportunity.get')) return null;
  const choices = (offers.data ?? []).map(({ id, offerType, vehicle }) => ({
    value: id,
    label: [vehicle && `${vehicle.manufacturer} ${vehicle.model}`, t(`labels:offerType.${offerType}`)]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <>
      <Controller
        control={control}
        name="customerFileId"
        render={({ field }) => (
          <OpportunityField
            ref={field.ref}
            label={t('fields.customerFileId')}
            placeholder={t('form.opportunityPlaceholder')}
            value={customerFileId}
            stored={enquiry?.customerFile}
            onValueChange={(id) => {
              field.onValueChange(id);
              setValue('offerId', null, { shouldDirty: true });
            }}
            onBlur={field.onBlur}
            emptyLabel={t('form.opportunityEmpty')}
            error={errors.customerFileId?.message}
          />
        )}
      />
      {choices.length > 0 && (
        <Controller
          control={control}
          name="offerId"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('fields.offerId')}
              clearable
              items={choices}
              error={errors.offerId?.message}
            />
          )}
        />
      )}
    </>
  );
}
