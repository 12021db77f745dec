import type { EntryColumn } from './columns.ts';

/**
 * Headings of an entry's columns, on the screen and in files: in Polish and in English. The three totals of commissions
 * have distinct names, because in many reports their amounts are equal.
 */
export const entryColumnNames = {
  taxId: ['NIP', 'Tax id (NIP)'],
  clientName: ['Nazwa klienta', 'Client name'],
  phone: ['Telefon', 'Phone'],
  email: ['E-mail', 'E-mail'],
  incomeType: ['Rodzaj przychodu', 'Income type'],
  type: ['Rodzaj oferty', 'Offer type'],
  description: ['Opis', 'Description'],
  yearOfProduction: ['Rok produkcji', 'Year of production'],
  leasingCompany: ['Firma leasingowa', 'Leasing company'],
  monthOfIncome: ['Miesiąc przychodu', 'Month of income'],
  nettoTransactionValue: ['Wartość transakcji netto', 'Transaction value, net'],
  ownShare: ['Wkład własny netto', 'Own share, net'],
  netCommitmentValue: ['Wartość zobowiązania netto', 'Commitment value, net'],
  commisionAmount: ['Prowizja z oferty', 'Commission of the offer'],
  clientCommission: ['Prowizja od klienta', 'Client commission'],
  transactionCosts: ['Koszty transakcyjne', 'Transaction costs'],
  totalCommission: ['Prowizja łącznie bez ubezpieczeń', 'Total commission without insurance'],
  insurance: ['Ubezpieczenie', 'Insurance'],
  gapInsurance: ['Ubezpieczenie GAP', 'GAP insurance'],
  registerVehicleDate: ['Data rejestracji pojazdu', 'Vehicle registration date'],
  conctractDate: ['Data umowy', 'Contract date'],
  customerSource: ['Źródło pozyskania klienta', 'Lead source'],
  notes: ['Notatki', 'Notes'],
  workerCommission: ['Prowizja pracownika', 'Worker commission'],
  invoiceNumber: ['Numer faktury', 'Invoice number'],
  mgInsuranceCommission: ['Prowizja ubezpieczeniowa', 'Insurance commission'],
  payMonth: ['Miesiąc wypłaty', 'Pay month'],
  sumOfCommissions: ['Suma prowizji z ubezpieczeniami', 'Sum of commissions with insurance'],
  leasingMerchantName: ['Handlowiec w firmie leasingowej', 'Leasing company representative'],
  invoiceChargedPrice: ['Cena z faktury netto', 'Invoice price, net'],
  totalSumOfCommissions: ['Łączna suma prowizji w miesiącu', 'Total sum of commissions in the month'],
  customerFileCreationMethod: ['Sposób utworzenia szansy', 'Creation method'],
} as const satisfies Readonly<Record<EntryColumn, readonly [string, string]>>;

/** Names of the values of a choice cell, except for the types of offers: in Polish and in English. */
export const choiceNames = {
  incomeType: {
    leasing: ['Leasing', 'Leasing'],
    rent: ['Najem', 'Rental'],
    insurance: ['Ubezpieczenie', 'Insurance'],
    gap: ['GAP', 'GAP'],
    other: ['Inne', 'Other'],
  },
  customerFileCreationMethod: {
    manual: ['Ręcznie', 'By hand'],
    mail: ['Z maila', 'From a mail'],
    import: ['Z importu', 'Imported'],
    demo: ['Dane przykładowe', 'Sample data'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>;
