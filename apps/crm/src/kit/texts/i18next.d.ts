import type { administration } from './pl/administration.ts';
import type { commands } from './pl/commands.ts';
import type { everyday } from './pl/index.ts';
import type { sales } from './pl/sales.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof everyday & typeof sales & typeof administration & typeof commands;
    enableSelector: false;
  }
}
