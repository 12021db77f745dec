import type { Right } from '@szansa/domain/access';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { SearchParams } from '../address/search-params.ts';
import type { RecentRecord } from '../records/recent-records.ts';
import type { Name } from '../texts/texts.ts';
import type { Formats } from '../texts/use-formats.ts';

/** An action that can be started from anywhere. */
export interface PaletteAction {
  readonly id: string;
  readonly label: Name;
  readonly icon: ReactNode;
  readonly right: Right;
  /** Where it happens; a list opens there as the user has left it. */
  readonly to: string;
  readonly list?: string;
  readonly search: SearchParams;
}

/** A record found by typing. */
export interface FoundRecord extends Omit<RecentRecord, 'kind'> {
  /** It matches the typed text exactly, such as its number: its kind comes first. */
  readonly isExact?: boolean;
}

/** Records of one kind: how they are found by typing and opened. */
export interface PaletteRecords {
  /** As `useRecentRecord` names them. */
  readonly kind: string;
  readonly heading: Name;
  readonly right: Right;
  readonly icon: ReactNode;
  /** The address of a record. */
  readonly href: (id: string) => string;
  /** What a text finds, at most a handful; `key` identifies the call in the cache. */
  readonly key: (search: string) => QueryKey;
  readonly find: (search: string, signal: AbortSignal, formats: Formats) => Promise<readonly FoundRecord[]>;
}

export interface FeaturePalette {
  /** Icons of the feature's screens that have no entry in the menu, by path. */
  readonly icons?: Readonly<Record<string, ReactNode>>;
  readonly actions?: readonly PaletteAction[];
  readonly records?: PaletteRecords;
}
