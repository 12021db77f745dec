import type { Language } from '@szansa/domain/account';
import { entryColumnNames, choiceNames, type EntryColumn, type ReportType } from '@szansa/domain/report';
import { labelsEn, labelsPl } from '@szansa/domain/language';

import type { EntryRow } from './entry-queries.ts';

interface ReportTexts {
  readonly report: string;
  readonly statement: string;
  readonly type: Readonly<Record<ReportType, string>>;
  readonly typeOf: string;
  readonly range: string;
  readonly state: string;
  readonly draft: string;
  readonly accepted: (at: string) => string;
  readonly entries: string;
  readonly worker: string;
  readonly month: string;
  readonly bank: string;
  readonly count: string;
  readonly sum: string;
  readonly since: string;
  readonly tier: string;
  readonly percent: string;
  readonly payout: string;
  readonly payouts: string;
  readonly tiers: string;
  readonly byWorker: string;
  readonly byMonth: string;
  readonly byBank: string;
  readonly total: string;
  readonly none: string;
  readonly leftOut: (shown: number, all: number) => string;
  readonly smallPrint: string;
}

export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  pl: {
    report: 'Raport',
    statement: 'Rozliczenie prowizji',
    type: {
      deal_signing_date: 'Według daty podpisania umowy',
      vehicle_registration_date: 'Według daty rejestracji pojazdu',
    },
    typeOf: 'Typ raportu',
    range: 'Zakres dat',
    state: 'Stan',
    draft: 'Niezatwierdzony',
    accepted: (at) => `Zatwierdzony ${at}`,
    entries: 'Pozycje raportu',
    worker: 'Handlowiec',
    month: 'Miesiąc przychodu',
    bank: 'Firma leasingowa',
    count: 'Liczba pozycji',
    sum: 'Suma prowizji',
    since: 'Od miesiąca',
    tier: 'Próg od',
    percent: 'Procent',
    payout: 'Prowizja pracownika',
    payouts: 'Wypłaty',
    tiers: 'Progi',
    byWorker: 'Według handlowca',
    byMonth: 'Według miesiąca',
    byBank: 'Według firmy leasingowej',
    total: 'Razem',
    none: 'Brak',
    leftOut: (shown, all) =>
      `Pokazano pierwsze ${shown} z ${all} pozycji. Wszystkie są w plikach CSV i XLSX. Sumy obejmują wszystkie.`,
    smallPrint: 'Kwoty netto w złotych. Próg prowizji obowiązuje dla całej sumy miesiąca.',
  },
  en: {
    report: 'Report',
    statement: 'Commission statement',
    type: {
      deal_signing_date: 'By deal signing date',
      vehicle_registration_date: 'By vehicle registration date',
    },
    typeOf: 'Report type',
    range: 'Date range',
    state: 'State',
    draft: 'Not accepted',
    accepted: (at) => `Accepted ${at}`,
    entries: 'Report entries',
    worker: 'Salesperson',
    month: 'Month of income',
    bank: 'Leasing company',
    count: 'Entries',
    sum: 'Sum of commissions',
    since: 'Since month',
    tier: 'Tier from',
    percent: 'Percent',
    payout: 'Worker commission',
    payouts: 'Payouts',
    tiers: 'Tiers',
    byWorker: 'By salesperson',
    byMonth: 'By month',
    byBank: 'By leasing company',
    total: 'Total',
    none: 'None',
    leftOut: (shown, all) =>
      `The first ${shown} of ${all} entries are shown. All of them are in the CSV and XLSX files. Sums are of all.`,
    smallPrint: 'Net amounts in zloty. The tier of a month applies to the whole sum of it.',
  },
};

const place = { pl: 0, en: 1 } as const;

export const columnName = (column: EntryColumn, language: Language): string =>
  entryColumnNames[column][place[language]];

/** Returns the text of a cell with a limited set of values; empty where it has none. */
export function choiceText(
  row: EntryRow,
  column: 'incomeType' | 'type' | 'customerFileCreationMethod',
  language: Language,
): string {
  const { incomeType, type, customerFileCreationMethod: method } = row;
  switch (column) {
    case 'incomeType':
      return incomeType === null ? '' : choiceNames.incomeType[incomeType][place[language]];
    case 'type':
      return type === null ? '' : (language === 'pl' ? labelsPl : labelsEn).offerType[type];
    default:
      return method === null ? '' : choiceNames.customerFileCreationMethod[method][place[language]];
  }
}
