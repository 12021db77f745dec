import { auditTable } from '../access/index.ts';

type Table = typeof auditTable;

/** In snake_case, as rights spell it. */
export type AuditEntity = keyof Table;

/** What can be done to an entity. */
export type AuditAction<Entity extends AuditEntity = AuditEntity> = Table[Entity][number];

/**
 * The part of the log that administrators read: all about accounts, access and settings. Of customers it is the
 * revealing of personal ids alone; what else happens to them may be hidden from the reader. Of exports it is which lists
 * left the product, with how many rows.
 */
export const shownAudit = {
  user: auditTable.user,
  role: auditTable.role,
  agency: auditTable.agency,
  mail_account: auditTable.mail_account,
  customer: ['reveal_personal_id', 'confirm_personal_id', 'refuse_personal_id'],
  audit_log: auditTable.audit_log,
  export: ['complete', 'download'],
} as const satisfies { readonly [Entity in AuditEntity]?: readonly AuditAction<Entity>[] };

export type ShownEntity = keyof typeof shownAudit;
export type ShownAction = (typeof shownAudit)[ShownEntity][number];

export const shownEntities = Object.keys(shownAudit) as ShownEntity[];

/** Each once, whichever entities it is done to. */
export const shownActions: readonly ShownAction[] = [...new Set(Object.values(shownAudit).flat())];
