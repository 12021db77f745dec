import { rentOfferSheet } from '@szansa/domain/language';
import { newRentOffer, rentOfferInput } from '@szansa/domain/rent-offer';
import { Callout } from '@szansa/ui/callout';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { FormValues } from '#kit/forms/fields-definition.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { RentOfferView } from './rent-offer-view.tsx';

/** The rental offer as it is typed, once it has a term and a fee. */
export function RentOfferPreview() {
  const { t } = useTranslation('rentOffers');
  const { language } = useFormats();
  const { getValues } = useFormContext<FormValues>();
  // any field of it may change
  useWatch<FormValues>();
  const values = getValues();
  const typed = rentOfferInput.safeParse({
    ...values,
    // what it is called is of no use to the numbers
    clientTitle: values['clientTitle'] || '–',
    carBrandAndModel: values['carBrandAndModel'] || t('preview.noName'),
  }).data;
  if (!typed) return <Callout>{t('preview.hint')}</Callout>;
  return <RentOfferView sheet={rentOfferSheet(newRentOffer(typed), language)} />;
}
