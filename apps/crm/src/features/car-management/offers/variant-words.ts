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
  const amountOf = (
    { availabilityAmount, currentAvailabilityCount: count }: Said,
    none: 'none' | 'noPieces',
    some: 'some' | 'pieces',
  ): string | null => {
    if (count === null) return null;
    if (availabilityAmount === null) return t(`left.${none}`);
    return t(`left.${some}`, { amount: t(`labels:availabilityAmount.${availabilityAmount}`), count });
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
    /** Below the heading that says what is counted. */
    left: (variant: Said) => amountOf(variant, 'none', 'some'),
    /** Without a heading. */
    pieces: (variant: Said) => amountOf(variant, 'noPieces', 'pieces'),
  };
}
