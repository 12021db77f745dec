import type { Right } from '@szansa/domain/access';

import type { SearchParams } from '../address/search-params.ts';
import type { ListPlace } from '../lists/list-address.ts';
import type { ScreenShape } from '../records/pending-screen.tsx';
import type { Name, Texts } from '../texts/texts.ts';

/** What a route declares about its screen; the shell, the menu and the palette read it. */
export interface ScreenFacts {
  /** In the breadcrumb, the menu and the palette. */
  readonly title: Name;
  /** Users without it see a message; screens without a right are open to everybody. */
  readonly right?: Right;
  /** Texts the screen needs beside those that are always there. */
  readonly texts: readonly Texts[];
  /** Path of the screen above it in the breadcrumb. */
  readonly parent?: string;
  /** What it looks like while its code is on its way; by default a list where it shows one, a record by its id. */
  readonly shape?: ScreenShape;
  /** The list it shows: its rows are fetched while the screen is loading. */
  readonly list?: ListPlace;
  /** Prefetches what it shows at an address. */
  readonly preload?: (address: ScreenAddress) => void;
}

/** An address of a screen. */
export interface ScreenAddress {
  /** The parameters of its path. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: SearchParams;
  /** The same as a string, as in the address. */
  readonly searchText: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    facts?: ScreenFacts;
  }
}
