import { accountLabels } from '../account/entity-labels.ts';
import type { Language } from '../account/index.ts';
import { analyticsLabels } from '../analytics/entity-labels.ts';
import { bankLabels } from '../bank/entity-labels.ts';
import { comparisonLabels } from '../bank-comparison/entity-labels.ts';
import { catalogueLabels } from '../catalogue/entity-labels.ts';
import { noticeLabels } from '../company-notice/entity-labels.ts';
import { customerLabels } from '../customer/entity-labels.ts';
import { organisationLabels } from '../customer-organisation/entity-labels.ts';
import { dealerLabels } from '../dealer/entity-labels.ts';
import { enquiryLabels } from '../enquiry/entity-labels.ts';
import { exportLabels } from '../export/entity-labels.ts';
import { offerLabels } from '../offer/entity-labels.ts';
import { opportunityLabels } from '../opportunity/entity-labels.ts';
import { receivedMailLabels } from '../received-mail/entity-labels.ts';
import { rentOfferLabels } from '../rent-offer/entity-labels.ts';
import { reportLabels } from '../report/entity-labels.ts';
import { representativeLabels } from '../representative/entity-labels.ts';
import { vehicleLabels } from '../vehicle/entity-labels.ts';
import type { DeclaredLabels } from './access-names.ts';

type Pair = readonly [polish: string, english: string];

function inLanguage<Key extends string>(pairs: Readonly<Record<Key, Pair>>, language: Language) {
  const names = Object.entries<Pair>(pairs).map(([key, [polish, english]]) => [
    key,
    language === 'pl' ? polish : english,
  ]);
  // the same keys, each with one of its pair
  return Object.fromEntries(names) as Readonly<Record<Key, string>>;
}

/** Names of what can be hidden of each entity, and of its parts, together. */
export function declaredLabels(language: Language): DeclaredLabels {
  return {
    excludableField: inLanguage(
      {
        ...customerLabels.excludableField,
        ...offerLabels.excludableField,
        ...bankLabels.excludableField,
        ...dealerLabels.excludableField,
        ...representativeLabels.excludableField,
        ...vehicleLabels.excludableField,
        ...rentOfferLabels.excludableField,
        ...reportLabels.excludableField,
      },
      language,
    ),
    part: inLanguage(bankLabels.part, language),
    table: inLanguage(
      {
        ...customerLabels.table,
        ...organisationLabels.table,
        ...opportunityLabels.table,
        ...offerLabels.table,
        ...comparisonLabels.table,
        ...rentOfferLabels.table,
        ...bankLabels.table,
        ...dealerLabels.table,
        ...representativeLabels.table,
        ...vehicleLabels.table,
        ...catalogueLabels.table,
        ...reportLabels.table,
        ...analyticsLabels.table,
        ...enquiryLabels.table,
        ...exportLabels.table,
        ...receivedMailLabels.table,
        ...noticeLabels.table,
        ...accountLabels.table,
      },
      language,
    ),
    tableColumn: inLanguage(
      {
        ...customerLabels.tableColumn,
        ...organisationLabels.tableColumn,
        ...opportunityLabels.tableColumn,
        ...offerLabels.tableColumn,
        ...comparisonLabels.tableColumn,
        ...rentOfferLabels.tableColumn,
        ...bankLabels.tableColumn,
        ...dealerLabels.tableColumn,
        ...representativeLabels.tableColumn,
        ...vehicleLabels.tableColumn,
        ...catalogueLabels.tableColumn,
        ...reportLabels.tableColumn,
        ...analyticsLabels.tableColumn,
        ...enquiryLabels.tableColumn,
        ...exportLabels.tableColumn,
        ...receivedMailLabels.tableColumn,
        ...noticeLabels.tableColumn,
        ...accountLabels.tableColumn,
      },
      language,
    ),
  };
}
