import type { LegalForm } from './legal-form.ts';

/** The same in English, in a file of its own: browsers load one language. */
export const legalFormsEn = {
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
} as const satisfies Readonly<Record<LegalForm, string>>;
