import type { Sample } from '../sample.ts';

/** A PDF form whose one field is filled with what can be hidden. */
const form = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [4 0 R]>>>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R]>> endobj
4 0 obj <</Type /Annot /Subtype /Widget /FT /Tx /T (klient.nip) /Rect [50 700 250 720] /P 3 0 R>> endobj
trailer <</Root 1 0 R>>
%%EOF
`;

export const sample = {
  bodies: {
    banks: ({ id }) => ({
      create: { name: 'Bank' },
      update: { version: 1, changes: {} },
      merge: { version: 1, into: id('otherBank') },
    }),
    documentTemplates: ({ id }) => ({
      update: { version: 1, changes: {} },
      saveFilled: { customerFileId: id('opportunity'), type: 'leasing_application' },
    }),
  },
  after: ['opportunities'],
  paths: { '/banks': 'bank', '/document-templates': 'template' },
  make: async (client) => {
    const { id: bank } = await client.banks.create({ body: { name: 'Bank' } });
    const { id: otherBank } = await client.banks.create({ body: { name: 'Inny bank' } });
    const files = [new File([form], 'wniosek.pdf', { type: 'application/pdf' })];
    const [template] = await client.documentTemplates.upload({ params: { id: bank }, files });
    return { bank, otherBank, template: template?.id ?? '' };
  },
  queries: {
    'banks.mergePreview': ({ id }) => ({ into: id('otherBank') }),
    'banks.remove': () => ({ version: '1' }),
    'banks.saveLogo': () => ({ version: '1' }),
    'banks.removeLogo': () => ({ version: '1' }),
    'documentTemplates.remove': () => ({ version: '1' }),
    'documentTemplates.fields': ({ id }) => ({ customerFileId: id('opportunity') }),
    'documentTemplates.filled': ({ id }) => ({ customerFileId: id('opportunity') }),
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
