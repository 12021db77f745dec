import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import type { FormValues } from '#kit/forms/fields-definition.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { VariantValue } from './offer-values.ts';

/** `Wariant 2 · Czerwony · Od ręki · 139 900 zł brutto`. */
export function VariantTitle({ index, variant }: { index: number; variant: VariantValue | undefined }) {
  const { t } = useTranslation('carOffers');
  const { wholeMoney } = useFormats();
  const brand: unknown = useWatch<FormValues>({ name: 'brandId' });
  const parentId = typeof brand === 'string' ? brand : '';
  const lists = queries.carLists.list;
  const colours = useQuery({
    ...lists.query({ params: { kind: 'colour' }, query: { parentId } }),
    enabled: parentId !== '',
  });
  const availabilities = useQuery(lists.query({ params: { kind: 'availability' }, query: {} }));
  if (!variant) return null;
  const { carColorId, carAvailabilityId, catalogPrice, catalogDiscountPrice } = variant;
  const price = catalogDiscountPrice || catalogPrice;
  const words = [
    t('variants.one', { number: index + 1 }),
    colours.data?.find(({ id }) => id === carColorId)?.name,
    availabilities.data?.find(({ id }) => id === carAvailabilityId)?.name,
    // what is typed may not be an amount yet
    price && /^\d+(\.\d\d)?$/.test(price) ? `${wholeMoney(price)} ${t('gross')}` : null,
  ];
  return words.filter(Boolean).join(' · ');
}
