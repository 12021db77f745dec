import { labelsEn } from '@szansa/domain/language';

import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const enquiry: Translated<typeof polish.enquiry> = {
  add: 'New enquiry',
  status: labelsEn.enquiryStatus,
  category: {
    car_search: 'Car search',
    calculation: 'Calculation',
    document_processing: 'Document processing',
    question: 'Question',
  },
  awaited: {
    platformer: 'platformer',
    supplier: 'supplier',
    worker: 'worker',
    contact: 'contact',
    nobody: '–',
  },
  availability: { immediately: 'Immediately', production: 'From production', any: 'Any' },
  grant: {
    not_using: 'No grant',
    using_100: 'Grant 100%',
    using_50: 'Grant 50%',
    using_0: 'Grant 0%',
  },
  fields: {
    title: 'Subject',
    category: 'Category',
    description: 'Description',
    extraDescription: 'Extra description',
    brand: 'Brand',
    type: 'Type or model',
    availability: 'Availability',
    ownShare: 'Own share net',
    numberOfInstallments: 'Number of instalments',
    distanceLimit: 'Kilometres a year',
    grant: 'Grant',
    workerId: 'Worker',
    platformerId: 'Platformer',
    customerFileId: 'Sales opportunity',
    offerId: 'Offer',
  },
  form: {
    createTitle: 'New internal enquiry',
    editTitle: 'Edit the enquiry',
    description: 'The enquiry goes to a platformer. Each category has fields of its own.',
    create: 'Send the enquiry',
    created: 'Enquiry sent',
    filesHint: 'Documents are added once it is saved. Without a file the enquiry cannot be accepted.',
    opportunityPlaceholder: 'Customer or number of the opportunity',
    opportunityEmpty: 'No opportunity found',
    noPlatformer: 'Whoever accepts it first',
    km: 'km',
  },
  kilometres: '{{value, number}} km',
  unread: 'Unread',
  archived: 'Archived',
  noPlatformer: 'No platformer',
  tab: {
    label: 'Enquiries about this opportunity',
    empty: 'No enquiries yet',
    waitingFor: 'Waiting for: {{who}}',
  },
};
