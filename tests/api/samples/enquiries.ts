import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    internalEnquiries: () => ({
      create: { title: 'Pytanie', category: 'question', description: 'Treść' },
      update: { version: 1, changes: { extraDescription: 'Zmiana' } },
      move: { version: 1, status: 'INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT' },
      archive: { version: 1 },
      unarchive: { version: 1 },
    }),
    internalEnquiryProposals: ({ id }) => ({
      createVariant: { carVariantId: id('carVariant') },
      createCalculation: { offerType: 'leasing', numberOfInstallments: 36, monthlyAmount: '2500.00' },
    }),
    internalEnquiryMessages: ({ id }) => ({
      create: { internalEnquiryId: id('enquiry'), message: 'Dzień dobry' },
      edit: { message: 'Zmiana' },
      followChat: { follow: true },
    }),
  },
  queries: {
    'internalEnquiryMessages.search': () => ({ search: 'dzień' }),
    'recordLinks.describe': ({ id }) => ({ record: `internal_enquiry:${id('enquiry')}` }),
  },
  paths: {
    '/internal-enquiries': 'enquiry',
    '/internal-enquiry-files': 'enquiryFile',
    '/internal-enquiry-proposals': 'enquiryProposal',
    '/internal-enquiries/message': 'enquiryMessage',
    '/internal-enquiries/message/get-messages-for-internal-enquiry': 'enquiry',
    '/internal-enquiries/message/get-notes-for-internal-enquiry': 'enquiry',
    '/internal-enquiries/message/people': 'enquiry',
    '/internal-enquiries/message/setChatAsRead': 'enquiry',
    '/internal-enquiries/message/follow-chat': 'enquiry',
  },
} as const satisfies Sample;
