import type { pl } from './pl/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof pl;
    enableSelector: false;
  }
}
