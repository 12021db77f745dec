import { spokenSearch } from '@szansa/domain/catalogue';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

type Range = ReturnType<typeof spokenSearch>['price'];

/**
 * Shows how a search was understood apart from its words, so that users see why a car is not found. It is on the line
 * with the number of results, so that the list does not move during typing.
 */
export function UnderstoodSearch({ search }: { search: string }) {
  const { t } = useTranslation(['carOffers', 'labels']);
  const { language, wholeMoney } = useFormats();
  const { price, power, year, mileage, seats, doors, carCondition, availability } = spokenSearch(search);
  const number = new Intl.NumberFormat(language);
  const rangeText = (range: Range, write: (value: number) => string): string | null => {
    if (range === null) return null;
    const from = range.from === null ? null : write(range.from);
    const to = range.to === null ? null : write(range.to);
    if (from === null) return to === null ? null : t('understood.to', { to });
    if (to === null) return t('understood.from', { from });
    return from === to ? from : t('understood.between', { from, to });
  };
  const parts = [
    [t('understood.price'), rangeText(price, (value) => wholeMoney(value.toFixed(2)))],
    [t('understood.power'), rangeText(power, (value) => t('understood.km', { count: value }))],
    [t('understood.year'), rangeText(year, String)],
    [t('understood.mileage'), rangeText(mileage, (value) => `${number.format(value)} km`)],
    [t('understood.seats'), rangeText(seats, String)],
    [t('understood.doors'), rangeText(doors, String)],
    [t('understood.condition'), carCondition && t(`labels:carCondition.${carCondition}`)],
    [t('understood.availability'), availability && t(`availabilities.${availability}`)],
  ].flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []));
  if (parts.length === 0) return null;
  return (
    <span role="status">
      {' · '}
      {t('understood.title', { parts: parts.join(' · ') })}
    </span>
  );
}
