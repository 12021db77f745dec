import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { CarVariant } from './offer.ts';

type Availability = Pick<
  CarVariant,
  | 'carColor'
  | 'year'
  | 'carCondition'
  | 'mileage'
  | 'prodTime'
  | 'realAvailabilityDate'
  | 'availabilityAmount'
  | 'currentAvailabilityCount'
> & { readonly carAvailability: { readonly name: string } | null };

/** Returns functions that describe a variant in a few words: its colour, year, use and availability. */
export function useVariantWords() {
  const { t } = useTranslation(['carOffers', 'labels']);
  const { date } = useFormats();
  /** How many there are, by the words of a price list and by number. */
  const pieces = ({ availabilityAmount, currentAvailabilityCount: count }: Availability): string | null => {
    if (count === null) return null;
    if (availabilityAmount === null) return t('pieces.none');
    return t('pieces.some', { amount: t(`labels:availabilityAmount.${availabilityAmount}`), count });
  };
  return {
    look: (variant: Availability): string[] => {
      const { carColor, year, carCondition, mileage } = variant;
      return [
        carColor?.name,
        year === null ? null : String(year),
        carCondition && t(`labels:carCondition.${carCondition}`),
        mileage === null ? null : t('mileage', { count: mileage }),
      ].filter((word) => typeof word === 'string');
    },
    when: (variant: Availability): string[] => {
      const { carAvailability, prodTime, realAvailabilityDate } = variant;
      return [
        carAvailability?.name,
        prodTime,
        realAvailabilityDate && t('from', { date: date(realAvailabilityDate) }),
      ].filter((word) => typeof word === 'string');
    },
    pieces,
  };
}
