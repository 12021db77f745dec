/** Every entity the audit log knows, with what can be done to it. */
export const auditTable = {
  user: [
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
    'change_hidden_fields',
    'read_mail',
  ],
  role: ['change_rights', 'change_hidden_fields', 'change_hidden_columns', 'require_second_factor'],
  agency: ['edit'],
  audit_log: ['export'],
  customer: ['create', 'edit', 'archive', 'unarchive', 'reveal_personal_id'],
  opportunity: [
    'create',
    'edit',
    'move',
    'consent_to_edit',
    'archive',
    'unarchive',
    'claim',
    'assign',
    'choose_offer',
  ],
  offer: ['create', 'edit', 'remove'],
  vehicle: ['create', 'edit'],
  comment: ['create', 'edit', 'remove'],
  document: ['create', 'remove'],
  bank: ['create', 'edit', 'remove', 'merge'],
  dealer: ['create'],
  representative: ['create'],
} as const;

type Table = typeof auditTable;

/** In snake_case, as rights spell it. */
export type AuditEntity = keyof Table;

/** What can be done to an entity. */
export type AuditAction<Entity extends AuditEntity = AuditEntity> = Table[Entity][number];

/**
 * The part of the log that administrators read: all about accounts, access and settings. Of customers it is the
 * revealing of personal ids alone; what else happens to them may be hidden from the reader.
 */
export const shownAudit = {
  user: auditTable.user,
  role: auditTable.role,
  agency: auditTable.agency,
  customer: ['reveal_personal_id'],
  audit_log: auditTable.audit_log,
} as const satisfies { readonly [Entity in AuditEntity]?: readonly AuditAction<Entity>[] };

export type ShownEntity = keyof typeof shownAudit;
export type ShownAction = (typeof shownAudit)[ShownEntity][number];

export const shownEntities = Object.keys(shownAudit) as ShownEntity[];

/** Each once, whichever entities it is done to. */
export const shownActions: readonly ShownAction[] = [...new Set(Object.values(shownAudit).flat())];
