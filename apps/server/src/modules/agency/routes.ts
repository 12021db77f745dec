import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { logoFile, removeLogo, saveLogo } from './logo.ts';
import { agencySettings, changeAgency } from './service.ts';

export const agencyRoutes: ResourceHandlers<Endpoints['agency']> = {
  get: ({ context }) => agencySettings(context),
  update: ({ body, context }) => changeAgency(context, body),
  logo: ({ context }) => logoFile(context),
  saveLogo: ({ files, context }) => saveLogo(context, files),
  removeLogo: ({ context }) => removeLogo(context),
};
