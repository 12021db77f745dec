import { choice, taxId, text } from '../record/fields.ts';
import { record } from '../record/record.ts';

export const dealerTypes = {
  supplier: ['Dostawca', 'Supplier'],
  intermediary: ['Pośrednik', 'Intermediary'],
} as const;

export type DealerType = keyof typeof dealerTypes;

/** A supplier or an intermediary of vehicles (specification, section 3), whose name is enough to write it down. */
export const dealer = record('dealer', {
  label: { one: ['Salon', 'Dealer'], many: ['Salony', 'Dealers'] },
  hideable: { addresses: ['Salon: adresy', 'Dealer: addresses'] },
  fields: {
    taxIdNumber: taxId({ search: true, filter: true }),
    name: text(200, {
      label: ['Nazwa', 'Name'],
      heading: ['Salon', 'Dealer'],
      required: true,
      search: true,
      sort: true,
    }),
    alias: text(60, { label: ['Alias', 'Alias'], search: true }),
    dealerType: choice(dealerTypes, { label: ['Rodzaj', 'Kind'] }),
    mainOfficeAddress: text(300, {
      label: ['Adres siedziby', 'Main office address'],
      hideWith: 'addresses',
    }),
    companyAddress: text(300, {
      label: ['Adres firmy', 'Company address'],
      hideWith: 'addresses',
      detail: true,
    }),
    handoutAddress: text(300, {
      label: ['Adres wydania pojazdów', 'Vehicle handout address'],
      hideWith: 'addresses',
      detail: true,
    }),
  },
  list: {
    name: 'dealers',
    columns: [
      'name',
      'alias',
      'taxIdNumber',
      'dealerType',
      'mainOfficeAddress',
      'representatives',
      'offers',
      'createdAt',
    ],
    others: { representatives: ['Przedstawiciele', 'Representatives'], offers: ['Oferty', 'Offers'] },
  },
});
