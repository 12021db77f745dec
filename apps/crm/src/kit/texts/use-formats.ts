import { currentTime } from '@szansa/ui/clock';
import { formatNip, formatPhone } from '@szansa/domain/identity';
import {
  formatDate,
  formatInstant,
  formatMoney,
  formatMonth,
  formatPercent,
  formatRecent,
  formatWholeMoney,
} from '@szansa/domain/language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from './i18n.ts';
import { useEmailFormat } from './use-email-format.ts';

const empty = '–';

export type Formats = ReturnType<typeof useFormats>;

/** Formats of the language spoken now; an empty value is a dash. */
export function useFormats() {
  const { i18n } = useTranslation();
  const email = useEmailFormat();
  return useMemo(() => {
    const language = currentLanguage();
    const or = (format: (value: string) => string) => (value: string | null | undefined) =>
      value ? format(value) : empty;
    return {
      language,
      money: or((amount) => formatMoney(amount, language)),
      wholeMoney: or((amount) => formatWholeMoney(amount, language)),
      percent: or((percent) => formatPercent(percent, language)),
      month: or((month) => formatMonth(month, language)),
      date: or((date) => formatDate(date, language)),
      instant: or((instant) => formatInstant(instant, language)),
      recent: or((instant) => formatRecent(instant, currentTime(), language)),
      taxId: or(formatNip),
      phone: or(formatPhone),
      email: or(email),
      text: or((text) => text),
    };
    // the language is read inside, so a change of it has to make new formats
    // oxlint-disable-next-line react/exhaustive-deps -- i18n.language is that dependency
  }, [i18n.language, email]);
}
