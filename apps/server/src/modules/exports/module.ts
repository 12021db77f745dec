import { listAnswer, type Module } from '#platform';
import { exportReaders, readableExport } from './access.ts';
import { exportsFound } from './answers.ts';
import { exportsDemo } from './demo.ts';
import { expireExports, exportJobOf, failInterrupted } from './job.ts';
import type { ExportTargets } from './targets.ts';
import { downloadExport } from './verbs/download.ts';
import { queueExport } from './verbs/queue.ts';
import { removeExport } from './verbs/remove.ts';

/** Exports of lists as files, for the given modules: requested, made in the background, available for seven days. */
export function exportsModule(targets: ExportTargets) {
  const job = exportJobOf(targets);
  return {
    routes: {
      exports: {
        queue: ({ body, context }) => queueExport(context, { targets, job }, body),
        list: ({ query, context }) => listAnswer(query, exportsFound(context, query)),
        download: ({ params, context }) => downloadExport(context, params.id),
        remove: ({ params, context }) => removeExport(context, params.id),
      },
    },
    rooms: (actor) => (actor.can('export.get') ? [exportReaders] : []),
    watchable: { export: readableExport },
    jobs: [job, expireExports],
    interrupted: failInterrupted,
    demo: exportsDemo,
  } as const satisfies Module;
}
