import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const company: Translated<typeof polish.company> = {
  lookUp: 'Look up in the register',
  hint: 'Fills in the company’s name and address.',
  filled: 'Filled in: {{fields}}.',
  nothingToFill: 'The form agrees with the register.',
  kept: 'What the form already had was left as it is:',
  inRegistry: '{{field}}, in the register: {{value}}',
  replace: 'Use the register’s data',
  sameTaxId: 'This tax ID is known already',
  suspended: 'The company’s business is suspended.',
  closed: 'The company has been struck off the register.',
  vat: { active: 'active VAT payer', exempt: 'exempt from VAT', unregistered: 'not registered for VAT' },
  source: { sample: 'Sample register', 'white-list': 'List of VAT payers' },
};
