export {
  archivingChange,
  bulkLists,
  bulkOutcomes,
  bulkStates,
  type ArchivingChange,
  type BulkList,
  type BulkOutcome,
  type BulkState,
} from './bulk-change.ts';
export { mostAtOnce, mostChosen, mostRecords, mostRefusalsShown } from './limits.ts';
