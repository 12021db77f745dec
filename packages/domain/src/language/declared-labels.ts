import { accountLabels } from '../account/entity-labels.ts';
import type { Language } from '../account/index.ts';
import { analyticsLabels } from '../analytics/entity-labels.ts';
import { bankParts } from '../bank/parts.ts';
import { comparisonLabels } from '../bank-comparison/entity-labels.ts';
import { catalogueLabels } from '../catalogue/entity-labels.ts';
import { noticeLabels } from '../company-notice/entity-labels.ts';
import { customerLabels } from '../customer/entity-labels.ts';
import { organisationLabels } from '../customer-organisation/entity-labels.ts';
import { enquiryLabels } from '../enquiry/entity-labels.ts';
import { exportLabels } from '../export/entity-labels.ts';
import { records } from '../generated/records.ts';
import { offerLabels } from '../offer/entity-labels.ts';
import { opportunityLabels } from '../opportunity/entity-labels.ts';
import { receivedMailLabels } from '../received-mail/entity-labels.ts';
import { hideableLabels, manyNamesOf } from '../record/facts.ts';
import type { Label } from '../record/fields.ts';
import { rentOfferLabels } from '../rent-offer/entity-labels.ts';
import { reportLabels } from '../report/entity-labels.ts';
import type { DeclaredLabels } from './access-names.ts';

const recordLabels = hideableLabels(records);

function inLanguage<Key extends string>(pairs: Readonly<Record<Key, Label>>, language: Language) {
  const names = Object.entries<Label>(pairs).map(([key, [polish, english]]) => [
    key,
    language === 'pl' ? polish : english,
  ]);
  // the same keys, each with one of its pair
  return Object.fromEntries(names) as Readonly<Record<Key, string>>;
}

/** Names of the declared records, as rights call them. */
export function recordNames(language: Language) {
  return inLanguage(manyNamesOf(records), language);
}

/** Names of what can be hidden of each entity, and of its parts, together. */
export function declaredLabels(language: Language): DeclaredLabels {
  return {
    excludableField: inLanguage(
      {
        ...customerLabels.excludableField,
        ...offerLabels.excludableField,
        ...recordLabels.excludableField,
        ...rentOfferLabels.excludableField,
        ...reportLabels.excludableField,
      },
      language,
    ),
    part: inLanguage(bankParts.labels, language),
    table: inLanguage(
      {
        ...customerLabels.table,
        ...organisationLabels.table,
        ...opportunityLabels.table,
        ...offerLabels.table,
        ...comparisonLabels.table,
        ...rentOfferLabels.table,
        ...recordLabels.table,
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
        ...recordLabels.tableColumn,
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
