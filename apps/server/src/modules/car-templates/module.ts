import { listAnswer, type Module } from '#platform';
import { templateById, templateReaders, templatesFound } from './answers.ts';
import { carTemplatesDemo } from './demo.ts';
import { templateFacets } from './queries.ts';
import { changeTemplate } from './verbs/change.ts';
import { createTemplate } from './verbs/create.ts';
import { removeTemplate } from './verbs/remove.ts';

/** Car templates, from which new car offers are filled in. */
export const carTemplatesModule = {
  routes: {
    carTemplates: {
      list: ({ query, context }) => listAnswer(query, templatesFound(context, query)),
      facets: ({ query, context }) => templateFacets(context.db, query),
      get: ({ params, context }) => templateById(context, params.id),
      create: ({ body, context }) => createTemplate(context, body),
      update: ({ params, body, context }) => changeTemplate(context, params.id, body),
      remove: ({ params, query, context }) => removeTemplate(context, params.id, query.version),
    },
  },
  rooms: (actor) => (actor.can('car_template.get') ? [templateReaders] : []),
  watchable: { car_template: (reading, id) => templateById(reading, id) },
  demo: carTemplatesDemo,
} as const satisfies Module;
