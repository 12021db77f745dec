import { labelsPl as labels } from '@szansa/domain/language';
import { labelsPl as components } from '@szansa/ui/labels/pl';

import { common } from './pl.ts';

/** What every screen needs in Polish: the kit's words and the labels of the domain. */
export const texts = { common, labels };

export { components };

declare module './namespaces.ts' {
  interface Namespaces {
    labels: typeof labels;
  }
}
