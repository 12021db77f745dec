export {
  archivingChange,
  bulkLists,
  bulkOutcomes,
  bulkStates,
  mostAtOnce,
  mostChosen,
  mostRecords,
  mostRefusedTold,
  type ArchivingChange,
  type BulkList,
  type BulkOutcome,
  type BulkState,
} from './bulk-change.ts';
