import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { CarVariant } from './offer.ts';

type Said = Pick<
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

/** What a variant says in a few words: its colour, its year, how it was used, and when it is there. */
export function useVariantWords() {
  const { t } = useTranslation(['carOffers', 'labels']);
  const { date } = useFormats();
  /** How many there are, by the words of a price list and by number. */
  const pieces = ({ availabilityAmount, currentAvailabilityCount: count }: Said): string | null => {
    if (count === null) return null;
    if (availabilityAmount === null) return t('pieces.none');
    return t('pieces.some', { amount: t(`labels:availabilityAmount.${availabilityAmount}`), count });
  };
  return {
    look: (variant: Said): string[] => {
      const { carColor, year, carCondition, mileage } = variant;
      return [
        carColor?.name,
        year === null ? null : String(year),
        carCondition && t(`labels:carCondition.${carCondition}`),
        mileage === null ? null : t('mileage', { count: mileage }),
      ].filter((word) => typeof word === 'string');
    },
    when: (variant: Said): string[] => {
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
