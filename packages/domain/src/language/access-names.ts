import type { Action, Entity, ExcludableField, TableColumn, TableName } from '../access/index.ts';
import type { AccountState } from '../account/index.ts';

/** What the audit log tells of accounts and access. */
export const auditActions = [
  'create',
  'edit',
  'activate',
  'deactivate',
  'reactivate',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'end_session',
  'end_sessions',
  'request_password_reset',
  'change_password',
  'reset_password',
  'enrol_second_factor',
  'remove_second_factor',
  'use_recovery_code',
  'renew_recovery_codes',
  'resend_invitation',
  'change_rights',
  'change_hidden_fields',
  'change_hidden_columns',
  'require_second_factor',
  'reveal_personal_id',
  'read_mail',
  'export',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Whom or what a line of that log is about. */
export const auditEntities = ['user', 'role', 'agency', 'customer', 'audit_log'] as const;

export type AuditEntity = (typeof auditEntities)[number];

/** Names of what administrators set; apart from the everyday labels, because few screens need them. */
export interface AccessLabels {
  readonly entity: Readonly<Record<Entity, string>>;
  readonly action: Readonly<Record<Action, string>>;
  readonly excludableField: Readonly<Record<ExcludableField, string>>;
  readonly table: Readonly<Record<TableName, string>>;
  readonly tableColumn: Readonly<Record<TableColumn, string>>;
  readonly accountState: Readonly<Record<AccountState, string>>;
  readonly auditAction: Readonly<Record<AuditAction, string>>;
  readonly auditEntity: Readonly<Record<AuditEntity, string>>;
}
