import type { Sample } from '../sample.ts';

const car = { manufacturer: 'Škoda', model: 'Octavia' };

export const sample = {
  bodies: {
    comments: ({ id }) => ({
      create: { customerFileId: id('opportunity'), message: 'Dzień dobry' },
      edit: { message: 'Zmiana' },
      followChat: { follow: true },
    }),
    documents: () => ({ upload: { type: 'other' } }),
    offers: ({ opportunityVersion, id }) => ({
      copy: { customerFileId: id('opportunity') },
      create: { offerType: 'leasing', vehicleInfo: car },
      update: { version: 1, changes: { note: 'Zmiana', vehicleInfo: car } },
      choose: { version: opportunityVersion },
      savePdf: { language: 'pl' },
      send: { to: 'zolw@przyklad.example', subject: 'Oferta', text: 'W załączeniu.', language: 'pl' },
    }),
    opportunities: ({ id, opportunityVersion }) => ({
      create: { customerId: id('customer') },
      createLead: {
        customer: {
          lastName: 'Nowa',
          emails: ['nowa@przyklad.example'],
          customerOrganizations: [{ name: 'Nowa s.c.' }],
        },
      },
      update: { version: opportunityVersion, changes: { note: 'Zmiana' } },
      move: { status: 'negotiations', version: opportunityVersion },
      archive: { archiveReasonId: id('archiveReason'), version: opportunityVersion },
      unarchive: { version: opportunityVersion },
      assign: { workerId: null, version: opportunityVersion },
    }),
    customerNotices: () => ({
      send: { to: 'zolw@przyklad.example', subject: 'Pojazd czeka', text: 'Zapraszamy po odbiór.' },
    }),
    reassignRequests: () => ({ create: { reason: 'Znam tego klienta' } }),
  },
  queries: {
    'offers.remove': () => ({ version: '1' }),
    'comments.search': () => ({ search: 'dzień' }),
  },
  paths: {
    '/opportunities': 'opportunity',
    '/offers': 'offer',
    '/documents': 'document',
    '/files': 'file',
    '/reassign-requests': 'reassignRequest',
    '/comment': 'opportunity',
    '/comment/edit': 'comment',
    '/comment/remove': 'comment',
    '/comment/update-last-read-message': 'comment',
  },
  hidden: {
    texts: {
      'offer.commisionPercent': ['3.2187'],
      'offer.commisionAmount': ['3973.70'],
      'offer.invoiceChargedPrice': ['123456.78'],
      'offer.transactionCosts': ['7654.32'],
    },
    write: (client, id) =>
      client.offers.update({
        params: { id: id('offer') },
        body: {
          version: 1,
          changes: {
            vehicleValue: '150000',
            transactionCosts: '7654.32',
            invoiceChargedPrice: '123456.78',
            commisionPercent: '3.2187',
            commisionAmount: '3973.70',
          },
        },
      }),
    values: {
      commisionPercent: '1',
      commisionAmount: '1',
      commisionAmountFrom: '1',
      commisionAmountTo: '1',
      invoiceChargedPrice: '1',
      transactionCosts: '1',
    },
  },
} as const satisfies Sample;
