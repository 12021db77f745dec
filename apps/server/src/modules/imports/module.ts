import type { Module } from '#platform';
import { importById, ownImports, rowsOfImport } from './answers.ts';
import { prepareImport } from './preparing.ts';
import { sweepImports } from './queries.ts';
import { remainingCsv } from './remaining.ts';
import { runImport } from './run-import.ts';
import { changeImport } from './verbs/change.ts';
import { chooseRow } from './verbs/choose.ts';
import { correctCell } from './verbs/correct.ts';
import { createImport } from './verbs/create.ts';
import { removeImport } from './verbs/remove.ts';
import { startImport } from './verbs/start.ts';
import { undoImport } from './verbs/undo.ts';

/** Imports of customers and firms from tables: parsed, checked row by row, imported and undone. */
export const importsModule = {
  routes: {
    imports: {
      list: ({ query, context }) => ownImports(context, query),
      create: ({ body, files, context }) => createImport(context, body.entity, files),
      get: ({ params, context }) => importById(context, params.id),
      rows: ({ params, query, context }) => rowsOfImport(context, params.id, query),
      change: ({ params, body, context }) => changeImport(context, params.id, body),
      correct: ({ params, body, context }) => correctCell(context, params.id, body),
      choose: ({ params, body, context }) => chooseRow(context, params.id, body),
      start: ({ params, context }) => startImport(context, params.id),
      undo: ({ params, context }) => undoImport(context, params.id),
      remaining: ({ params, context }) => remainingCsv(context, params.id),
      remove: ({ params, context }) => removeImport(context, params.id),
    },
  },
  sweeps: [sweepImports],
  jobs: [prepareImport, runImport],
} as const satisfies Module;
