import { partnerOffers, scoreboardOf } from '#modules/offers';
import type { Module } from '#platform';
import { banksDemo } from './demo.ts';
import { removeLogo, saveLogo } from './logo.ts';
import { banksNamed, findBankOfFile } from './logo-queries.ts';
import { bankRecords } from './records.ts';
import { changeTemplate, removeTemplate, templatesOf, uploadTemplates } from './templates.ts';

/** Banks and other lessors that finance, with their logos and document templates. */
export const banksModule = {
  routes: {
    banks: {
      ...bankRecords.handlers,
      list: bankRecords.list,
      named: async ({ query, context }) => [...(await banksNamed(context.db, query.name ?? []))],
      offers: partnerOffers('bank', bankRecords.readable),
      saveLogo: ({ params, query, files, context }) => saveLogo(context, { ...params, ...query }, files),
      removeLogo: ({ params, query, context }) => removeLogo(context, { ...params, ...query }),
      scoreboard: async ({ params, context }) => {
        await bankRecords.readable(context, params.id);
        return scoreboardOf(context, { kind: 'bank', id: params.id });
      },
    },
    documentTemplates: {
      listOfBank: ({ params, context }) => templatesOf(context, params.id),
      upload: ({ params, files, context }) => uploadTemplates(context, params.id, files),
      update: ({ params, body, context }) => changeTemplate(context, params.id, body),
      remove: async ({ params, query, context }) => {
        await removeTemplate(context, params.id, query);
        return null;
      },
    },
  },
  ...bankRecords.live,
  demo: banksDemo,
  files: [{ entity: 'bank', ownerOf: findBankOfFile, read: bankRecords.readable }],
} as const satisfies Module;
