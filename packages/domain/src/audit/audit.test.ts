import { expect, test } from 'vitest';

import { auditTable } from '../access/index.ts';

import { shownActions, shownAudit, shownEntities } from './audit.ts';

test('administrators read all that is done to accounts, access and settings', () => {
  for (const entity of ['user', 'role', 'agency', 'mail_account', 'audit_log'] as const) {
    expect(shownAudit[entity]).toEqual(auditTable[entity]);
  }
  expect(shownEntities).toHaveLength(7);
});

test('of customers they read only who saw a personal id', () => {
  expect(shownAudit.customer).toEqual(['reveal_personal_id', 'confirm_personal_id', 'refuse_personal_id']);
});

test('an action that several entities know is listed once', () => {
  expect(shownActions.filter((action) => action === 'change_hidden_fields')).toHaveLength(1);
  expect(new Set(shownActions).size).toBe(shownActions.length);
});
