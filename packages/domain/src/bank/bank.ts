import { color, email, active, longText, phone, taxId, text, website } from '../record/fields.ts';
import { record } from '../record/record.ts';

/** A bank or another lessor, whose name is enough to write it down. */
export const bank = record('bank', {
  label: { one: ['Bank', 'Bank'], many: ['Banki', 'Banks'] },
  hideable: {
    contact: ['Bank: dane kontaktowe', 'Bank: contact details'],
    note: ['Bank: notatka', 'Bank: note'],
  },
  fields: {
    taxIdNumber: taxId({ search: true, filter: true }),
    name: text(200, {
      label: ['Nazwa', 'Name'],
      heading: ['Bank', 'Bank'],
      required: true,
      search: true,
      sort: true,
    }),
    shortName: text(60, { label: ['Nazwa skrócona', 'Short name'], search: true }),
    email: email({ hideWith: 'contact' }),
    phone: phone({ hideWith: 'contact' }),
    address: text(300, { label: ['Adres', 'Address'], hideWith: 'contact', detail: true }),
    website: website({ detail: true }),
    color: color('#5b6472', {}),
    note: longText(5000, {
      label: ['Notatka o banku', 'Note about the bank'],
      hideWith: 'note',
      detail: true,
    }),
    isActive: active({
      label: ['Bank aktywny', 'Bank is active'],
      heading: ['Stan', 'State'],
      hint: [
        'Nieaktywny bank nie jest proponowany w nowych ofertach.',
        'An inactive bank is not offered for new offers.',
      ],
    }),
  },
  list: {
    name: 'banks',
    columns: ['name', 'shortName', 'taxIdNumber', 'phone', 'email', 'offers', 'isActive', 'createdAt'],
    others: { offers: ['Oferty', 'Offers'] },
  },
});
