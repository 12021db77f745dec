import { accountLabels } from '../account/entity-labels.ts';
import type { Language } from '../account/index.ts';
import { bankLabels } from '../bank/entity-labels.ts';
import { customerLabels } from '../customer/entity-labels.ts';
import { offerLabels } from '../offer/entity-labels.ts';
import { opportunityLabels } from '../opportunity/entity-labels.ts';
import type { DeclaredLabels } from './access-names.ts';

/** Names of what can be hidden of each entity, together. */
export function declaredLabels(language: Language): DeclaredLabels {
  const customer = customerLabels[language];
  const offer = offerLabels[language];
  const opportunity = opportunityLabels[language];
  const bank = bankLabels[language];
  const account = accountLabels[language];
  return {
    excludableField: { ...customer.excludableField, ...offer.excludableField, ...bank.excludableField },
    table: { ...customer.table, ...opportunity.table, ...bank.table, ...account.table },
    tableColumn: {
      ...customer.tableColumn,
      ...opportunity.tableColumn,
      ...bank.tableColumn,
      ...account.tableColumn,
    },
  };
}
