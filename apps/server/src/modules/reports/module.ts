import { listAnswer, type Module } from '#platform';
import { readableReport } from './access.ts';
import { reportById, reportReaders, reportsFound } from './answers.ts';
import { archiveReports } from './archiving.ts';
import { reportsDemo } from './demo.ts';
import { listOfEntries, summaryOf } from './entry-answers.ts';
import { reportFile, statementFile } from './files.ts';
import { reportableWorkers } from './queries.ts';
import { acceptReport } from './verbs/accept.ts';
import { changeCells } from './verbs/change-cells.ts';
import { createReport } from './verbs/create.ts';
import { previewRecalculation, recalculateReport } from './verbs/recalculate.ts';
import { removeReport } from './verbs/remove.ts';

/** Reports of commissions: what the agency earns by its deals, and what of it its workers are paid. */
export const reportsModule = {
  routes: {
    reports: {
      list: ({ query, context }) => listAnswer(query, reportsFound(context, query)),
      workers: ({ context }) => reportableWorkers(context.db),
      get: ({ params, context }) => reportById(context, params.id),
      create: ({ body, context }) => createReport(context, body),
      entries: ({ params, query, context }) => listOfEntries(context, params.id, query),
      summary: ({ params, context }) => summaryOf(context, params.id),
      changeCells: ({ params, body, context }) => changeCells(context, params.id, body),
      recalculation: ({ params, context }) => previewRecalculation(context, params.id),
      recalculate: ({ params, body, context }) => recalculateReport(context, params.id, body),
      accept: ({ params, body, context }) => acceptReport(context, params.id, body),
      remove: ({ params, query, context }) => removeReport(context, params.id, query),
      file: ({ params, query, context }) => reportFile(context, params.id, query),
      statement: ({ params, query, context }) => statementFile(context, params.id, query),
    },
  },
  rooms: (actor) => (actor.can('report.get') ? [reportReaders] : []),
  watchable: { report: (reading, id) => readableReport(reading, id) },
  jobs: [archiveReports],
  demo: reportsDemo,
} as const satisfies Module;
