import { accountEntity } from '../account/entity.ts';
import { activityEntity } from '../activity/entity.ts';
import { analyticsEntity } from '../analytics/entity.ts';
import { bankParts } from '../bank/parts.ts';
import { comparisonEntity } from '../bank-comparison/entity.ts';
import { catalogueEntity } from '../catalogue/entity.ts';
import { noticeEntity } from '../company-notice/entity.ts';
import { customerEntity } from '../customer/entity.ts';
import { organisationEntity } from '../customer-organisation/entity.ts';
import { enquiryEntity } from '../enquiry/entity.ts';
import { exportEntity } from '../export/entity.ts';
import { recordActions, recordHideable, recordTables } from '../generated/record-names.ts';
import { mailAccountEntity } from '../mail-account/entity.ts';
import { offerEntity } from '../offer/entity.ts';
import { opportunityEntity } from '../opportunity/entity.ts';
import { receivedMailEntity } from '../received-mail/entity.ts';
import { rentOfferEntity } from '../rent-offer/entity.ts';
import { reportEntity } from '../report/entity.ts';

/** Fields an administrator may hide from a role or a person; hidden ones are absent wherever the server speaks. */
export const excludableFields = [
  ...customerEntity.excludable,
  ...offerEntity.excludable,
  ...recordHideable,
  ...rentOfferEntity.excludable,
  ...reportEntity.excludable,
] as const;

export type ExcludableField = (typeof excludableFields)[number];

/** Tables whose columns an administrator may hide from a role, each with those it can do without. */
export const tableColumns = {
  ...customerEntity.tables,
  ...organisationEntity.tables,
  ...opportunityEntity.tables,
  ...offerEntity.tables,
  ...comparisonEntity.tables,
  ...rentOfferEntity.tables,
  ...recordTables,
  ...catalogueEntity.tables,
  ...reportEntity.tables,
  ...analyticsEntity.tables,
  ...enquiryEntity.tables,
  ...exportEntity.tables,
  ...receivedMailEntity.tables,
  ...noticeEntity.tables,
  ...accountEntity.tables,
} as const;

/** Entities that belong to one record alone, are merged and deleted with it, and are readable by all its readers. */
export const recordParts = ['document_template'] as const satisfies readonly (keyof typeof bankParts.audit)[];

export type RecordPart = (typeof recordParts)[number];

/** Every entity the audit log knows, with what can be done to it. */
export const auditTable = {
  ...accountEntity.audit,
  ...activityEntity.audit,
  agency: ['edit'],
  audit_log: ['export'],
  comment: ['create', 'edit', 'remove'],
  ...customerEntity.audit,
  ...organisationEntity.audit,
  ...enquiryEntity.audit,
  ...exportEntity.audit,
  ...mailAccountEntity.audit,
  ...opportunityEntity.audit,
  ...offerEntity.audit,
  ...comparisonEntity.audit,
  ...rentOfferEntity.audit,
  ...recordActions,
  ...bankParts.audit,
  ...catalogueEntity.audit,
  ...reportEntity.audit,
  ...receivedMailEntity.audit,
  ...noticeEntity.audit,
} as const;

export type TableName = keyof typeof tableColumns;

export const tableNames = Object.keys(tableColumns) as TableName[];

/** `<table>.<column>`, e.g. `customers.phones`. */
export type TableColumn = {
  [Table in TableName]: `${Table}.${(typeof tableColumns)[Table][number]}`;
}[TableName];

export const allTableColumns: readonly TableColumn[] = tableNames.flatMap((table) =>
  tableColumns[table].map((column) => `${table}.${column}` as TableColumn),
);
