export {
  shownActions,
  shownAudit,
  shownEntities,
  type AuditAction,
  type AuditEntity,
  type ShownAction,
  type ShownEntity,
} from './audit.ts';
