import type { Right } from '@szansa/domain/access';
import type { ListName } from '@szansa/domain/list';

import type { everyday } from '#kit/texts/pl/index.ts';
import type { TextsPart } from '#kit/texts/texts.ts';

/** What a route says of itself beside its screen; the shell reads it. */
export interface RouteFacts {
  /** Key under `breadcrumb` of the common texts. */
  readonly breadcrumb: keyof (typeof everyday)['common']['breadcrumb'];
  /** Whoever lacks it is told so; screens without one are everybody's. */
  readonly right?: Right;
  /** Texts the screen needs beside those that are always there. */
  readonly texts?: TextsPart;
  /** The list a record belongs to, for the breadcrumb. */
  readonly parent?: { readonly breadcrumb: RouteFacts['breadcrumb']; readonly to: string };
  /** What `useListState` calls the screen's list. */
  readonly list?: ListName;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    facts?: RouteFacts;
  }
}
