import { accountLabels } from '../account/entity-labels.ts';
import type { Language } from '../account/index.ts';
import { bankLabels } from '../bank/entity-labels.ts';
import { customerLabels } from '../customer/entity-labels.ts';
import { dealerLabels } from '../dealer/entity-labels.ts';
import { offerLabels } from '../offer/entity-labels.ts';
import { opportunityLabels } from '../opportunity/entity-labels.ts';
import { representativeLabels } from '../representative/entity-labels.ts';
import { vehicleLabels } from '../vehicle/entity-labels.ts';
import type { DeclaredLabels } from './access-names.ts';

/** Names of what can be hidden of each entity, and of its parts, together. */
export function declaredLabels(language: Language): DeclaredLabels {
  const customer = customerLabels[language];
  const offer = offerLabels[language];
  const opportunity = opportunityLabels[language];
  const bank = bankLabels[language];
  const dealer = dealerLabels[language];
  const representative = representativeLabels[language];
  const vehicle = vehicleLabels[language];
  const account = accountLabels[language];
  return {
    excludableField: {
      ...customer.excludableField,
      ...offer.excludableField,
      ...bank.excludableField,
      ...dealer.excludableField,
      ...representative.excludableField,
      ...vehicle.excludableField,
    },
    part: { ...bank.part },
    table: {
      ...customer.table,
      ...opportunity.table,
      ...bank.table,
      ...dealer.table,
      ...representative.table,
      ...vehicle.table,
      ...account.table,
    },
    tableColumn: {
      ...customer.tableColumn,
      ...opportunity.tableColumn,
      ...bank.tableColumn,
      ...dealer.tableColumn,
      ...representative.tableColumn,
      ...vehicle.tableColumn,
      ...account.tableColumn,
    },
  };
}
