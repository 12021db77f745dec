/** Table columns of accounts and roles that can be hidden, and their actions in the audit log. */
export const accountEntity = {
  excludable: [],
  tables: {
    people: ['position', 'phoneNumber', 'roles', 'secondFactor', 'lastSeenAt', 'createdAt'],
    outbox: ['to', 'state', 'kind', 'createdAt', 'sentAt', 'lastError'],
  },
  audit: {
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
      'refuse_personal_id',
    ],
    role: ['change_rights', 'change_hidden_fields', 'change_hidden_columns', 'require_second_factor'],
  },
} as const;
