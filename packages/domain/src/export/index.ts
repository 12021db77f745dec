export { isExported } from './columns.ts';
export { firstColumns } from './entity-labels.ts';
export { exportInput, listOfSource, type ExportInput } from './export.ts';
export {
  exportDays,
  exportFileName,
  exportFormats,
  exportMime,
  exportProblems,
  exportSourceNames,
  exportSourceOf,
  exportSources,
  exportStatuses,
  mostExports,
  mostSheetRows,
  type ExportFormat,
  type ExportProblem,
  type ExportSource,
  type ExportStatus,
} from './kinds.ts';
