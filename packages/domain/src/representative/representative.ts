import { emails, longText, phones, reference, text } from '../record/fields.ts';
import { record } from '../record/record.ts';

/** A contact at a bank or at a dealer, of which they need one and their name. */
export const representative = record('representative', {
  label: {
    one: ['Przedstawiciel', 'Representative'],
    many: ['Przedstawiciele', 'Representatives'],
  },
  hideable: {
    contact: ['Przedstawiciel: dane kontaktowe', 'Representative: contact details'],
    note: ['Przedstawiciel: notatka', 'Representative: note'],
  },
  fields: {
    firstName: text(100, { label: ['Imię', 'First name'], required: true }),
    lastName: text(100, {
      label: ['Nazwisko', 'Last name'],
      heading: ['Przedstawiciel', 'Representative'],
      required: true,
      sort: true,
    }),
    bankId: reference({ label: ['Bank', 'Bank'], filter: true }),
    dealerId: reference({ label: ['Salon', 'Dealer'], filter: true }),
    phones: phones({ hideWith: 'contact' }),
    emails: emails({ hideWith: 'contact' }),
    note: longText(5000, {
      label: ['Notatka o przedstawicielu', 'Note about the representative'],
      hideWith: 'note',
      detail: true,
    }),
  },
  list: {
    name: 'representatives',
    columns: ['lastName', 'house', 'phones', 'emails', 'offers', 'createdAt'],
    others: { house: ['Bank lub salon', 'Bank or dealer'], offers: ['Oferty', 'Offers'] },
  },
});

/** Whether a representative belongs to a bank or to a dealer: one of the two, never both. Rule RE1. */
export function belongsToOne({
  bankId,
  dealerId,
}: {
  readonly bankId?: string | null | undefined;
  readonly dealerId?: string | null | undefined;
}): boolean {
  return Boolean(bankId) !== Boolean(dealerId);
}
