import type { Sample } from '../sample.ts';

const customerOrganizations = [{ name: 'Lis sp. z o.o.' }];

export const sample = {
  bodies: {
    customers: ({ id }) => ({
      create: { lastName: 'Nowak', emails: ['a@b.pl'], customerOrganizations },
      update: { version: 1, changes: { customerOrganizations } },
      archive: { version: 1 },
      unarchive: { version: 1 },
      merge: { version: 1, into: id('otherCustomer'), intoVersion: 1, keep: {} },
    }),
  },
  paths: { '/customers': 'customer' },
  make: async (client) => ({
    otherCustomer: (
      await client.customers.create({ body: { lastName: 'Inny', emails: ['inny@przyklad.example'] } })
    ).id,
  }),
  queries: { 'customers.mergePreview': ({ id }) => ({ into: id('otherCustomer') }) },
  hidden: {
    texts: {
      'customer.personalIdNumber': ['90010112349'],
      'customer.taxIdNumber': ['9991396066'],
      'customer.phones': ['+48600777333'],
      'customer.emails': ['tajny.adres@przyklad.example'],
      'customer.note': ['Tajna notatka klienta'],
      'customer.address': ['Tajnogród', 'ul. Tajemna 7'],
    },
    write: (client, id) =>
      client.customers.update({
        params: { id: id('customer') },
        body: {
          version: 1,
          changes: {
            personalIdNumber: '90010112349',
            taxIdNumber: '9991396066',
            phones: ['600 777 333'],
            emails: ['tajny.adres@przyklad.example'],
            note: 'Tajna notatka klienta',
            city: 'Tajnogród',
            street: 'ul. Tajemna 7',
          },
        },
      }),
    values: {
      personalIdNumber: '90010112349',
      taxIdNumber: '9991396066',
      phones: ['600 777 333'],
      emails: ['a@przyklad.example'],
      to: 'a@przyklad.example',
      note: 'Inna',
      street: 'Inna 1',
      postCode: '00-001',
      city: 'Inne',
      country: 'Polska',
      ...Object.fromEntries(
        ['taxIdNumber', 'personalIdNumber', 'emails', 'phones', 'address', 'note'].map((name) => [
          `keep.${name}`,
          'into',
        ]),
      ),
    },
  },
} as const satisfies Sample;
