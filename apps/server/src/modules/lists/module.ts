import type { Module } from '#platform';
import { listAsArranged } from './answers.ts';
import { saveColumns } from './verbs/save-columns.ts';
import { changeView, createView, removeView } from './verbs/views.ts';

/** Columns and views of lists, per person. */
export const listsModule = {
  routes: {
    lists: {
      get: ({ params, context }) => listAsArranged(context, params.list),
      saveColumns: async ({ params, body, context }) => {
        await saveColumns(context, params.list, body);
        return null;
      },
      createView: ({ params, body, context }) => createView(context, params.list, body),
      updateView: ({ params, body, context }) => changeView(context, params, body),
      removeView: async ({ params, context }) => {
        await removeView(context, params);
        return null;
      },
    },
  },
} as const satisfies Module;
