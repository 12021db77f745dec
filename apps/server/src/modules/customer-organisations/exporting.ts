import { endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import type { LegalForm } from '@szansa/domain/customer-organisation';
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
    legalForm: {
      sole_trader: 'Działalność jednoosobowa',
      civil_partnership: 'Spółka cywilna (s.c.)',
      general_partnership: 'Spółka jawna (sp.j.)',
      professional_partnership: 'Spółka partnerska (sp.p.)',
      limited_partnership: 'Spółka komandytowa (sp.k.)',
      joint_stock_partnership: 'Spółka komandytowo-akcyjna (S.K.A.)',
      limited_company: 'Spółka z o.o.',
      simple_joint_stock_company: 'Prosta spółka akcyjna (P.S.A.)',
      joint_stock_company: 'Spółka akcyjna (S.A.)',
      cooperative: 'Spółdzielnia',
      foundation: 'Fundacja',
      association: 'Stowarzyszenie',
      other: 'Inna',
    },
    vatStatus: { active: 'Czynny', exempt: 'Zwolniony', unregistered: 'Niezarejestrowany' },
  },
  en: {
    legalForm: {
      sole_trader: 'Sole trader',
      civil_partnership: 'Civil partnership (s.c.)',
      general_partnership: 'General partnership (sp.j.)',
      professional_partnership: 'Professional partnership (sp.p.)',
      limited_partnership: 'Limited partnership (sp.k.)',
      joint_stock_partnership: 'Partnership limited by shares (S.K.A.)',
      limited_company: 'Limited company (sp. z o.o.)',
      simple_joint_stock_company: 'Simple joint-stock company (P.S.A.)',
      joint_stock_company: 'Joint-stock company (S.A.)',
      cooperative: 'Cooperative',
      foundation: 'Foundation',
      association: 'Association',
      other: 'Other',
    },
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
