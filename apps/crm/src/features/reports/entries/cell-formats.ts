import { choiceNames, columnOf, type EntryColumn } from '@szansa/domain/report';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

/** A value of a column in words and formats; empty for none. */
export type FormatCell = (column: EntryColumn, value: unknown) => string;

type Names = Readonly<Record<string, readonly [string, string]>>;

/** How cells are read by people in the language spoken now. */
export function useCellFormats() {
  const { t } = useTranslation('labels');
  const { language, money, date, taxId, phone, email } = useFormats();
  return useMemo(() => {
    const offerTypes = {
      leasing: t('offerType.leasing'),
      rent_long_term: t('offerType.rent_long_term'),
      rent_short_term: t('offerType.rent_short_term'),
    };
    const place = language === 'pl' ? 0 : 1;
    const named = (names: Names, value: string) => names[value]?.[place] ?? value;
    const choice = (column: EntryColumn, value: string) => {
      if (column === 'incomeType') return named(choiceNames.incomeType, value);
      if (column === 'customerFileCreationMethod')
        return named(choiceNames.customerFileCreationMethod, value);
      return Object.entries(offerTypes).find(([key]) => key === value)?.[1] ?? value;
    };
    const format: FormatCell = (column, value) => {
      if (typeof value === 'number') return String(value);
      if (typeof value !== 'string' || value === '') return '';
      if (column === 'taxId') return taxId(value);
      if (column === 'phone') return phone(value);
      if (column === 'email') return email(value);
      switch (columnOf(column).kind) {
        case 'amount':
          return money(value);
        case 'day':
          return date(value);
        case 'choice':
          return choice(column, value);
        default:
          return value;
      }
    };
    return { format, offerTypes, place } as const;
  }, [t, language, money, date, taxId, phone, email]);
}
