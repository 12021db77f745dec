import type {
  AccountTicketTable,
  AgencyTable,
  AppUserTable,
  AuditLogTable,
  CommissionTierTable,
  IdempotencyKeyTable,
  ListColumnsTable,
  ListViewTable,
  LoginAttemptTable,
  OpportunityStatusTable,
  OutboxMailTable,
  RecoveryCodeTable,
  RoleExcludedFieldTable,
  RoleHiddenColumnTable,
  RoleRightTable,
  RoleTable,
  SessionTable,
  StoredFileTable,
  UserExcludedFieldTable,
  UserRoleTable,
} from './tables/accounts.ts';
import type {
  ArchiveReasonTable,
  BankTable,
  CustomerCustomerOrganisationTable,
  CustomerOrganisationTable,
  CustomerTable,
  DealerTable,
  LabelTable,
  LeadSourceTable,
  RepresentativeTable,
  VehicleTable,
} from './tables/customers.ts';
import type { OperationTable } from './tables/operations.ts';
import type {
  ChatFollowerTable,
  ChatReadTable,
  ClosedEditConsentTable,
  CommentFileTable,
  CommentMentionTable,
  CommentTable,
  CustomerFileLabelTable,
  CustomerFileTable,
  DocumentTable,
  OfferTable,
  TimelineEventTable,
} from './tables/opportunities.ts';

/** Every table as queries see it: names and columns in camelCase. */
export interface Database {
  agency: AgencyTable;
  opportunityStatus: OpportunityStatusTable;
  commissionTier: CommissionTierTable;
  outboxMail: OutboxMailTable;
  appUser: AppUserTable;
  role: RoleTable;
  userRole: UserRoleTable;
  roleRight: RoleRightTable;
  roleExcludedField: RoleExcludedFieldTable;
  roleHiddenColumn: RoleHiddenColumnTable;
  recoveryCode: RecoveryCodeTable;
  accountTicket: AccountTicketTable;
  userExcludedField: UserExcludedFieldTable;
  session: SessionTable;
  loginAttempt: LoginAttemptTable;
  idempotencyKey: IdempotencyKeyTable;
  auditLog: AuditLogTable;
  listColumns: ListColumnsTable;
  listView: ListViewTable;
  operation: OperationTable;
  storedFile: StoredFileTable;
  customer: CustomerTable;
  customerOrganisation: CustomerOrganisationTable;
  customerCustomerOrganisation: CustomerCustomerOrganisationTable;
  leadSource: LeadSourceTable;
  archiveReason: ArchiveReasonTable;
  label: LabelTable;
  bank: BankTable;
  dealer: DealerTable;
  representative: RepresentativeTable;
  vehicle: VehicleTable;
  customerFile: CustomerFileTable;
  closedEditConsent: ClosedEditConsentTable;
  customerFileLabel: CustomerFileLabelTable;
  offer: OfferTable;
  comment: CommentTable;
  commentFile: CommentFileTable;
  commentMention: CommentMentionTable;
  chatFollower: ChatFollowerTable;
  chatRead: ChatReadTable;
  document: DocumentTable;
  timelineEvent: TimelineEventTable;
}
