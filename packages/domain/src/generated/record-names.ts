// Made by `pnpm generate` from the declared records. Never edited.

/** Names of the declared records. Free of everything else, for screens that need no more. */
export const recordNames = ['bank', 'dealer', 'label', 'lead_source', 'representative', 'vehicle'] as const;

/** Those of the directory, each with its list. */
export const recordLists = {
  bank: 'banks',
  dealer: 'dealers',
  representative: 'representatives',
  vehicle: 'vehicles',
} as const;

export type DirectoryRecord = keyof typeof recordLists;

/** Their names, for menus and titles that are shown before anything else is loaded. */
export const recordLabels = {
  bank: { one: ['Bank', 'Bank'], many: ['Banki', 'Banks'] },
  dealer: { one: ['Salon', 'Dealer'], many: ['Salony', 'Dealers'] },
  representative: { one: ['Przedstawiciel', 'Representative'], many: ['Przedstawiciele', 'Representatives'] },
  vehicle: { one: ['Pojazd', 'Vehicle'], many: ['Pojazdy', 'Vehicles'] },
} as const;
