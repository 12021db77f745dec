import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const customer: Translated<typeof polish.customer> = {
  fields: {
    taxIdNumber: 'Tax ID (NIP)',
    customerOrganizations: 'Companies',
    firstName: 'First name',
    lastName: 'Last name',
    personalIdNumber: 'Personal ID (PESEL)',
    emails: 'E-mails',
    phones: 'Phones',
    street: 'Street and number',
    postCode: 'Post code',
    city: 'Town',
    country: 'Country',
    note: 'Note about the customer',
  },
  form: {
    firm: 'Company {{number}}',
    firmName: 'Company name',
    firmTaxId: 'Company’s tax ID',
    addFirm: 'Add a company',
    knownFirms: 'Firms that are known already',
    useFirm: 'Choose: {{name}}',
    removeFirm: 'Remove the company: {{name}}',
    duplicateTitle: 'This customer exists already',
    openDuplicate: 'Open: {{name}}',
    sameFirmTitle: 'A customer of this firm is here already',
    sameFirmHint: '{{name}} is from the same firm. See whether it is the same person.',
    anotherPerson: 'This is another person of the same firm',
  },
  matches: {
    title: 'This customer may be here already',
    by: {
      taxIdNumber: 'same tax ID',
      firmTaxIdNumber: 'same firm',
      personalIdNumber: 'same personal ID',
      email: 'same e-mail',
      phone: 'same phone',
      name: 'similar name',
    },
    dealsWith: 'owner of the opportunity: {{names}}',
    owner: 'added by: {{name}}',
    archived: 'archived',
    use: 'Use',
    useNamed: 'Use the customer {{name}}',
  },
};
