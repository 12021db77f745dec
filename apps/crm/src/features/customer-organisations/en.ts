import { legalFormsEn } from '@szansa/domain/customer-organisation';

import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const customerOrganisations: Translated<typeof polish.customerOrganisations> = {
  title: 'Customer organisations',
  total_one: '{{count, number}} firm',
  total_other: '{{count, number}} firms',
  totalMore: 'More than {{count, number}} firms',
  add: 'Add firm',
  import: 'Import',
  search: 'Search firms',
  filters: {
    mine: 'Added by me',
    legalForm: 'Legal form',
    vatStatus: 'VAT status',
    archived: 'Archived',
  },
  columns: {
    name: 'Firm',
    legalForm: 'Legal form',
    city: 'City',
    vatStatus: 'VAT status',
    customers: 'Customers',
    opportunities: 'Opportunities',
    addedBy: 'Added by',
    updatedAt: 'Changed',
  },
  archivedBadge: 'Archived',
  empty: {
    title: 'There are no firms yet',
    hint: 'A tax ID is enough: the register fills in the rest. Firms are also written down with customers.',
  },
  noMatches: {
    title: 'No firms found',
    hint: 'Change the search or the filters. Firms are found by name, tax ID, REGON and KRS number.',
  },
  fields: {
    legalForm: 'Legal form',
    regon: 'REGON',
    krs: 'KRS',
    street: 'Street and number',
    postCode: 'Post code',
    city: 'City',
    country: 'Country',
  },
  hints: { country: 'An empty field means Poland.' },
  legalForms: legalFormsEn,
  vat: { active: 'Active', exempt: 'Exempt', unregistered: 'Not registered' },
  form: {
    createTitle: 'New firm',
    editTitle: 'Edit the firm',
    description: 'Only the name is required.',
    created: 'Firm added',
    data: 'Firm',
    address: 'Address',
  },
  matches: {
    title: 'This firm may be known already',
    sameTitle: 'This firm is known already',
    by: {
      taxIdNumber: 'same tax ID',
      regon: 'same REGON',
      krs: 'same KRS number',
      name: 'similar name',
    },
    owner: 'added by: {{name}}',
    archived: 'archived',
  },
  register: {
    title: 'Register',
    vatStatus: 'VAT status',
    checkedAt: 'Checked',
    status: 'Business',
    statuses: { active: 'Active', suspended: 'Suspended', closed: 'Struck off', unknown: 'Unknown' },
    name: 'Name in the register',
    address: 'Address in the register',
    source: 'Source',
    ask: 'Check in the register',
    asked: 'Checked in the register',
    never: 'This firm has not been checked in the register yet.',
    noTaxId: 'Add a tax ID to check the firm in the register.',
    unknownVat: 'No information',
  },
  tabs: { customers: 'Customers', opportunities: 'Opportunities', documents: 'Documents' },
  customers: { empty: 'This firm has no customers yet' },
  opportunities: { empty: 'Customers of this firm have no open opportunities' },
  merge: {
    action: 'Merge with another firm',
    title: 'Merge firms',
    description:
      'Customers move to the chosen firm, and this one is removed. Its address leads to the chosen one.',
    into: 'Merge with',
    address: 'Address',
    done: 'Firms merged',
  },
  archive: {
    title: 'Archive the firm?',
    description:
      'The firm disappears from the default list. Its customers and opportunities stay as they are.',
    archived: 'Firm archived',
    unarchived: 'Firm restored from the archive',
  },
};
