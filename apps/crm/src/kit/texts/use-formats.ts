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
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from './i18n.ts';

type Format = (address: string) => string;

/** What is loaded with the first address that has letters of other alphabets, for such addresses are rare. */
let letters: Format | null = null;
let isRequested = false;
const subscribers = new Set<() => void>();

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

async function load(): Promise<void> {
  ({ formatEmail: letters } = await import('./email-letters.ts'));
  for (const notify of subscribers) notify();
}

/** An address as it is stored, until the letters are loaded. */
const stored: Format = (address) => {
  if (address.includes('xn--') && !isRequested) {
    isRequested = true;
    load().catch(() => (isRequested = false));
  }
  return address;
};

/** Returns how an e-mail address is written for people. */
function useEmailFormat(): Format {
  return useSyncExternalStore(subscribe, () => letters ?? stored);
}

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
