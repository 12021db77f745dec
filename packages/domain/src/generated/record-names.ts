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

/** Their groups of fields that can be hidden. */
export const recordHideable = ['bank.contact', 'bank.note', 'dealer.addresses', 'representative.contact', 'representative.note', 'vehicle.discount'] as const;

/** Their columns that an administrator can hide, by list. */
export const recordTables = {
  banks: ['shortName', 'taxIdNumber', 'phone', 'email', 'offers', 'isActive', 'createdAt'],
  dealers: ['alias', 'taxIdNumber', 'dealerType', 'mainOfficeAddress', 'representatives', 'offers', 'createdAt'],
  representatives: ['house', 'phones', 'emails', 'offers', 'createdAt'],
  vehicles: ['version', 'orderNo', 'bodyColor', 'yearOfProduction', 'grossCatalogPrice', 'discount', 'grossSellPrice', 'offers', 'createdAt'],
} as const;

/** What the audit log knows of each declared record. */
export const recordActions = {
  bank: ['create', 'edit', 'remove', 'merge'],
  dealer: ['create', 'edit', 'remove', 'merge'],
  label: ['create', 'edit', 'remove'],
  lead_source: ['create', 'edit', 'remove'],
  representative: ['create', 'edit', 'remove', 'merge'],
  vehicle: ['create', 'edit', 'remove', 'merge'],
} as const;
