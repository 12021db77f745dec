import { endpoints } from '@szansa/api-client/endpoints';
import { formatEmail, formatNip, formatPhone } from '@szansa/domain/identity';

import { cellOf, exportTarget } from '#platform';
import { customersFound } from './answers.ts';

/** Customers as files. */
export const customerExport = exportTarget({
  endpoint: endpoints.customers.list,
  find: customersFound,
  columns: {
    name: ({ name }) => cellOf.text(name),
    // names of firms have commas in them
    firms: ({ customerOrganizations }) =>
      cellOf.text(customerOrganizations.map(({ name }) => name).join('; ')),
    taxIdNumber: ({ taxIdNumber }) => cellOf.text(taxIdNumber && formatNip(taxIdNumber)),
    phones: ({ phones }) => cellOf.texts(phones?.map(({ phone }) => formatPhone(phone))),
    emails: ({ emails }) => cellOf.texts(emails?.map(({ email }) => formatEmail(email))),
    city: ({ city }) => cellOf.text(city),
    opportunities: ({ opportunityCount }) => cellOf.whole(opportunityCount),
    addedBy: ({ addedBy }) => cellOf.person(addedBy),
    updatedAt: ({ updatedAt }) => cellOf.instant(updatedAt),
  },
});
