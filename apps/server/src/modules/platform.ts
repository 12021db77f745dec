import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ServerModule } from '../platform/module.ts';

/** What a module may use of the platform; modules import it from here and nowhere deeper. */
export {
  auditRowOf,
  changesBetween,
  sameValue,
  withAuditRow,
  type AuditEntry,
  type AuditRow,
  type PreparedStatement,
} from '../platform/audit.ts';
export type { Subscribers } from '../platform/events.ts';
export type { DomainEvents } from '../platform/publish.ts';
export { changeRecord, saveNextVersion } from '../platform/change-record.ts';
export { findCollisions, refuseStaleRemoval, resolveStale, valueAsRead } from '../platform/versioning.ts';
export { recordModule, type RecordColumns, type RecordModule } from '../platform/record-module.ts';
export {
  recordImport,
  type Finding,
  type ImportTarget,
  type SharingRecord,
  type ValidatedRows,
  type ValuesOf,
} from '../platform/record-import.ts';
export type { FormerRecord } from '../platform/records-at-once.ts';
export { recordVerbs } from '../platform/record-verbs.ts';
export type { Context, Reading, StaffContext, StaffReading, StaffWork, Work } from '../platform/context.ts';
export {
  json,
  type CalendarDate,
  type Computed,
  type CreatedAt,
  type Generated,
  type Json,
  type Money,
} from '../platform/database/columns.ts';
export {
  readPage,
  type CursorQuery,
  type CursorSource,
  type RowBound,
} from '../platform/database/cursor-paging.ts';
export {
  emittingOnly,
  archivingTarget,
  joining,
  refusedWith,
  type BulkTarget,
  type Chosen,
  type Classification,
} from '../platform/bulk-target.ts';
export { cellOf } from '../platform/export-cells.ts';
export {
  exportTarget,
  exportTargetWith,
  type ExportedRows,
  type ExportTarget,
} from '../platform/export-target.ts';
export { isAmong } from '../platform/database/among.ts';
export { compiledFor, compiledOnce } from '../platform/database/compiled-once.ts';
export { startOfDay } from '../platform/database/days.ts';
export { inRange, type AmountRange } from '../platform/database/amount-range.ts';
export { lockIdentifiers } from '../platform/database/identifiers.ts';
export {
  counted,
  countRows,
  isFound,
  listAnswer,
  onPage,
  readList,
  rowQuery,
  sortOf,
  type Counting,
  type Found,
  type Page,
  type RowOf,
  type Source,
  type Way,
} from '../platform/database/paging.ts';
export type { Db } from '../platform/database/pool.ts';
export { recordTable, type RecordTable } from '../platform/database/record-table.ts';
export { planEachTime } from '../platform/database/prepared.ts';
export {
  containsAll,
  containsWords,
  findAlike,
  shortestComparedName,
  similarName,
  wordsOf,
} from '../platform/database/searching.ts';
export type { Database } from '../platform/database/schema.ts';
export { demoPart, type Demo, type DemoRecords, type Seeded } from '../platform/demo.ts';
export type { OpenFile } from '../platform/files/file-owners.ts';
export { drawPng, type Colour } from '../platform/files/png.ts';
export { detectFileType } from '../platform/files/file-kinds.ts';
export { MissingContentError } from '../platform/files/file-store.ts';
export { fewAtOnce } from '../platform/queues/few-at-once.ts';
export { storeGenerated, withWritten } from '../platform/files/generated-file.ts';
export { printableLogo, replaceLogo } from '../platform/files/logo.ts';
export {
  downloadFile,
  dropFile,
  fileAnswer,
  fileOf,
  storeFile,
  renameFile,
  type FileRecord,
} from '../platform/files/stored-files.ts';
export type { HandlerInput, Produced, ProducedFile, ResourceHandlers } from '../platform/http/handlers.ts';
export { jobKind, type JobKind } from '../platform/jobs/job-kind.ts';
export type { JobPlan } from '../platform/jobs/job-plan.ts';
export {
  createOperation,
  failOperation,
  finishOperation,
  stepOperation,
} from '../platform/operations/operations.ts';
export { linkTo } from '../platform/mail/link-to.ts';
export { mailPurpose } from '../platform/mail/mail-text.ts';
export { findStorage } from '../platform/files/quotas.ts';
export { mailSignature, queueMail, type QueuedMail } from '../platform/mail/mail.ts';
export type { MailEnded } from '../platform/mail/ending.ts';
export type { EndedMail } from '../platform/mail/mail-queries.ts';
export { expireLinks } from '../platform/mail/mail-queries.ts';
export { isGuessable } from '../platform/password-strength.ts';
export { hashPassword, verifyPassword } from '../platform/passwords.ts';
/** What a module of this server brings. */
export type Module = ServerModule<Endpoints>;
export { limitAttempts, type AttemptPolicy } from '../platform/rate-limit.ts';
export type { RefusedField } from '@szansa/api-client/contract';
export {
  cardNotFound,
  denied,
  expired,
  invalid,
  notFound,
  refusedWithin,
  Refusal,
} from '../platform/refusal.ts';
export { pointAgain, pointersTo } from '../platform/pointers.ts';
export { storeDeleted, claimDeleted } from '../platform/deleted-records.ts';
export { boundedQueue } from '../platform/queues/bounded-queue.ts';
export { recordRoom, type Emit, type Room } from '../platform/realtime/emit.ts';
export type { Actor, Person } from '../platform/sessions/actor.ts';
export { liveSession, loadPerson } from '../platform/sessions/load-actor.ts';
export type { Service } from '../platform/service.ts';
export { hashToken, newToken } from '../platform/sessions/tokens.ts';
export { afterRefusal, ownerContext, systemContext, systemVerb, verb } from '../platform/verb.ts';
