import { findStorage, type Module } from '#platform';
import { agencySettings, logoFile } from './answers.ts';
import { agencyDemo, agencyStart } from './demo.ts';
import { changeAgency } from './verbs/change.ts';
import { removeLogo, saveLogo } from './verbs/logo.ts';

/** The agency's own data, its statuses and commission tiers, and its logo. */
export const agencyModule = {
  routes: {
    agency: {
      get: ({ context }) => agencySettings(context),
      update: ({ body, context }) => changeAgency(context, body),
      storage: ({ context }) => findStorage(context.db),
      logo: ({ context }) => logoFile(context),
      saveLogo: ({ query, files, context }) => saveLogo(context, query, files),
      removeLogo: ({ query, context }) => removeLogo(context, query),
    },
  },
  start: agencyStart,
  demo: agencyDemo,
} as const satisfies Module;
