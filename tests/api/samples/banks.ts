import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    banks: ({ id }) => ({
      create: { name: 'Bank' },
      update: { version: 1, changes: {} },
      merge: { version: 1, into: id('otherBank') },
    }),
    documentTemplates: () => ({ update: { version: 1, changes: {} } }),
  },
  paths: { '/banks': 'bank', '/document-templates': 'template' },
  make: async (client) => {
    const { id: bank } = await client.banks.create({ body: { name: 'Bank' } });
    const { id: otherBank } = await client.banks.create({ body: { name: 'Inny bank' } });
    const files = [new File(['treść'], 'wniosek.txt', { type: 'text/plain' })];
    const [template] = await client.documentTemplates.upload({ params: { id: bank }, files });
    return { bank, otherBank, template: template?.id ?? '' };
  },
  queries: {
    'banks.mergePreview': ({ id }) => ({ into: id('otherBank') }),
    'banks.remove': () => ({ version: '1' }),
    'banks.saveLogo': () => ({ version: '1' }),
    'banks.removeLogo': () => ({ version: '1' }),
    'documentTemplates.remove': () => ({ version: '1' }),
  },
  hidden: {
    texts: {
      'bank.contact': ['+48222333444', 'tajny.bank@przyklad.example', 'ul. Tajemna 9'],
      'bank.note': ['Tajna notatka banku'],
    },
    write: (client, id) =>
      client.banks.update({
        params: { id: id('bank') },
        body: {
          version: 1,
          changes: {
            phone: '22 233 34 44',
            email: 'tajny.bank@przyklad.example',
            address: 'ul. Tajemna 9',
            note: 'Tajna notatka banku',
          },
        },
      }),
    values: { phone: '600 777 333', email: 'a@przyklad.example', address: 'Inna 1', note: 'Inna' },
  },
} as const satisfies Sample;
