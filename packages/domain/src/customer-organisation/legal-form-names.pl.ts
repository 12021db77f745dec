import type { LegalForm } from './legal-form.ts';

/** Legal forms as people read them on screens and in exports, and as imports read them again. */
export const legalFormsPl = {
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
} as const satisfies Readonly<Record<LegalForm, string>>;
