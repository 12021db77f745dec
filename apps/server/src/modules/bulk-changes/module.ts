import type { Module } from '#platform';
import { bulkChangeById, refusedOf } from './answers.ts';
import { bulkJob } from './job.ts';
import { endChangesOf, sweepChanges } from './queries.ts';
import { requestedChange, type BulkTargets } from './targets.ts';
import { previewChange } from './verbs/preview.ts';
import { runChange } from './verbs/run.ts';

/** Changes of many records at once, for the modules whose records are given: preview, execution and publishing. */
export function bulkChangesModule(targets: BulkTargets) {
  const { opportunities, customers, customerOrganisations } = targets;
  const job = bulkJob(targets);
  return {
    routes: {
      bulkChanges: {
        previewOpportunities: ({ body, context }) =>
          previewChange(context, targets, requestedChange('opportunities', opportunities, body)),
        previewCustomers: ({ body, context }) =>
          previewChange(context, targets, requestedChange('customers', customers, body)),
        previewOrganisations: ({ body, context }) =>
          previewChange(
            context,
            targets,
            requestedChange('customerOrganisations', customerOrganisations, body),
          ),
        get: ({ params, context }) => bulkChangeById(context, targets, params.id),
        refused: ({ params, context }) => refusedOf(context, targets, params.id),
        run: ({ params, context }) => runChange(context, { targets, job }, params.id),
      },
    },
    jobs: [job],
    sweeps: [sweepChanges],
    interrupted: (work, operationIds) => endChangesOf(work.db, operationIds),
  } as const satisfies Module;
}
