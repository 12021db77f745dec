import { endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import { awaitedAt, type AwaitedParty, type EnquiryCategory } from '@szansa/domain/enquiry';
import { labelsEn, labelsPl } from '@szansa/domain/language';

import { cellOf, exportTarget } from '#platform';
import { enquiriesFound } from './list-answers.ts';

interface Words {
  readonly category: Readonly<Record<EnquiryCategory, string>>;
  readonly awaited: Readonly<Record<AwaitedParty, string | null>>;
}

const words: Readonly<Record<Language, Words>> = {
  pl: {
    category: {
      car_search: 'Wyszukanie samochodu',
      calculation: 'Kalkulacja',
      document_processing: 'Obsługa dokumentów',
      question: 'Pytanie',
    },
    awaited: {
      platformer: 'platformowiec',
      supplier: 'dostawca',
      worker: 'opiekun',
      contact: 'kontakt',
      nobody: null,
    },
  },
  en: {
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
      nobody: null,
    },
  },
};

const labels = { pl: labelsPl, en: labelsEn } as const;

/** Internal enquiries as files. */
export const enquiryExport = exportTarget({
  endpoint: endpoints.internalEnquiries.list,
  find: enquiriesFound,
  columns: {
    title: ({ title }) => cellOf.text(title),
    number: ({ individualNumber }) => cellOf.text(individualNumber),
    category: ({ category }, language) => cellOf.text(words[language].category[category]),
    status: ({ status }, language) => cellOf.text(labels[language].enquiryStatus[status]),
    awaited: ({ status }, language) => cellOf.text(words[language].awaited[awaitedAt[status]]),
    customer: ({ customerFile }) =>
      cellOf.text(customerFile && `${customerFile.customerName} #${customerFile.number}`),
    worker: ({ worker }) => cellOf.person(worker),
    platformer: ({ platformer }) => cellOf.person(platformer),
    messageCount: ({ messageCount }) => cellOf.whole(messageCount),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
    lastActivityAt: ({ lastActivityAt }) => cellOf.instant(lastActivityAt),
  },
});
