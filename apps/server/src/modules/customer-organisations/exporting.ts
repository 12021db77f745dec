import { endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import { legalFormsEn, legalFormsPl, type LegalForm } from '@szansa/domain/customer-organisation';
import { formatNip } from '@szansa/domain/identity';

import { cellOf, exportTarget } from '#platform';
import { firmsFound } from './answers.ts';

type VatStatus = 'active' | 'exempt' | 'unregistered';

interface Words {
  readonly legalForm: Readonly<Record<LegalForm, string>>;
  readonly vatStatus: Readonly<Record<VatStatus, string>>;
}

const words: Readonly<Record<Language, Words>> = {
  pl: {
    legalForm: legalFormsPl,
    vatStatus: { active: 'Czynny', exempt: 'Zwolniony', unregistered: 'Niezarejestrowany' },
  },
  en: {
    legalForm: legalFormsEn,
    vatStatus: { active: 'Active', exempt: 'Exempt', unregistered: 'Not registered' },
  },
};

/** Firms of customers as files. */
export const firmExport = exportTarget({
  endpoint: endpoints.customerOrganisations.list,
  find: firmsFound,
  columns: {
    name: ({ name }) => cellOf.text(name),
    taxIdNumber: ({ taxIdNumber }) => cellOf.text(taxIdNumber && formatNip(taxIdNumber)),
    legalForm: ({ legalForm }, language) => cellOf.text(legalForm && words[language].legalForm[legalForm]),
    city: ({ city }) => cellOf.text(city),
    vatStatus: ({ vatStatus }, language) => cellOf.text(vatStatus && words[language].vatStatus[vatStatus]),
    regon: ({ regon }) => cellOf.text(regon),
    krs: ({ krs }) => cellOf.text(krs),
    customers: ({ customerCount }) => cellOf.whole(customerCount),
    opportunities: ({ opportunityCount }) => cellOf.whole(opportunityCount),
    addedBy: ({ addedBy }) => cellOf.person(addedBy),
    updatedAt: ({ updatedAt }) => cellOf.instant(updatedAt),
  },
});
