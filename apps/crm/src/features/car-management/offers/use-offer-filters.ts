import type { PowerBand } from '@szansa/domain/catalogue';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useListState } from '#kit/lists/use-list-state.ts';

import { offersAddress } from './offers-address.ts';

/** What the list is narrowed by, in this order. */
const filterKeys = [
  'brandId',
  'modelId',
  'carBodyTypeId',
  'carFuelTypeId',
  'carTransmissionTypeId',
  'carDriveTypeId',
  'price',
  'power',
  'year',
  'carCondition',
  'carAvailabilityId',
  'dealerId',
  'status',
] as const;

type FilterKey = (typeof filterKeys)[number];

/** In the order of bands, which is not that of their names. */
const bandOrder = ['to100', 'to150', 'to200', 'to300', 'over300'] as const satisfies readonly PowerBand[];

const placeOf = (value: string) => bandOrder.findIndex((band) => band === value);

/** Filters with how many variants each of their values finds beside what else is chosen; a filter without values is left out. */
export function useOfferFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation(['carOffers', 'labels']);
  const { state } = useListState(offersAddress);
  const { search, filters } = state;
  const chosen = Object.fromEntries(filterKeys.map((key) => [key, filters[key]]));
  const facets = useQuery({
    ...queries.carOffers.facets.query({ query: { ...chosen, ...(search ? { search } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const labelOf = (key: FilterKey, value: string): string => {
    switch (key) {
      case 'price':
      case 'power':
        return t(`bands.${key}.${bandOrder[placeOf(value)] ?? 'over300'}`);
      case 'carCondition':
        return t(`labels:carCondition.${value === 'used' ? 'used' : 'new'}`);
      case 'status':
        return t(`labels:platformOfferStatus.${value}`, { defaultValue: value });
      default:
        return value;
    }
  };
  return filterKeys.flatMap((key): FilterDefinition[] => {
    const values = facets.data?.[key] ?? [];
    if (values.length === 0 && filters[key] === undefined) return [];
    const ordered =
      key === 'price' || key === 'power'
        ? values.toSorted((a, b) => placeOf(a.value) - placeOf(b.value))
        : values;
    const options = ordered.map(({ value, name, count }) => ({
      value,
      label: name ?? labelOf(key, value),
      count,
    }));
    return [{ key, label: t(`filters.${key}`), kind: 'multi', options }];
  });
}
