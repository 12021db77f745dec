import type { ApiError } from '@szansa/api-client/client';
import type { Entity } from '@szansa/domain/access';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import { queryClient } from '../api/api.ts';
import type { Versioned } from '../forms/use-record-change.tsx';
import { ownChange } from '../live/changes.ts';
import type { NamespaceWith } from '../texts/texts.ts';

/** What every record that people change has. */
export type StoredRecord = Versioned & {
  readonly id: string;
  readonly can: { readonly edit: boolean };
};

interface ById {
  readonly params: { readonly id: string };
}

type Path = keyof RegisteredRouter['routesByPath'];

/** What a record is, and the call that reads it. */
export interface RecordSource<Saved extends { readonly id: string }> {
  /** As rights, the palette, the recent records and the address (`new=bank`, `edit=bank`) name it. */
  readonly kind: Entity;
  readonly get: {
    key(input: ById): QueryKey;
    query(input: ById): UseQueryOptions<Saved, ApiError>;
  };
  /** Where people are led when there is no such record. */
  readonly listPath: RecordPlace['listPath'];
}

/** Paths of screens that show one record by its id. */
export type RecordPath = Extract<Path, `${string}/$id`>;

/** The texts of a record's forms. */
interface RecordTexts {
  readonly add: string;
  readonly form: {
    readonly createTitle: string;
    readonly editTitle: string;
    readonly description: string;
    readonly created: string;
  };
}

/** Namespaces that contain all texts of a record's forms. */
export type RecordNamespace = NamespaceWith<RecordTexts>;

/** Where records of a kind are shown. */
export interface RecordPlace {
  /** As rights, the palette, the recent records and the address (`new=bank`, `edit=bank`) name it. */
  readonly kind: Entity;
  /** Its screen, and the list where people are once it is gone. */
  readonly path: RecordPath;
  readonly listPath: Exclude<Path, `${string}$${string}`>;
}

/** A kind of record: where it is read, shown and listed, and what it is called. */
export interface RecordDefinition<Saved extends StoredRecord, N extends RecordNamespace = RecordNamespace>
  extends RecordSource<Saved>, RecordPlace {
  /** Namespace of its texts. */
  readonly texts: N;
  readonly nameOf: (record: Saved) => string;
}

export function recordDefinition<Saved extends StoredRecord, const N extends RecordNamespace>(
  definition: RecordDefinition<Saved, N>,
): RecordDefinition<Saved, N> {
  return definition;
}

/** Caches a record from the server's response, and refetches what depends on it. */
export function cacheRecord<Saved extends { readonly id: string }>(
  { kind, get }: RecordSource<Saved>,
  saved: Saved,
): void {
  queryClient.setQueryData(get.key({ params: { id: saved.id } }), saved);
  ownChange('record-changed', { entity: kind, id: saved.id });
}

/** Refetches a record that another user has changed. */
export function refetchRecord<Saved extends { readonly id: string }>(
  { get }: RecordSource<Saved>,
  id: string,
): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: get.key({ params: { id } }) });
}

/** Removes a deleted record from the cache, once its screen has been left. */
export function dropRecord<Saved extends { readonly id: string }>(
  { kind, get }: RecordSource<Saved>,
  id: string,
): void {
  queryClient.removeQueries({ queryKey: get.key({ params: { id } }) });
  ownChange('record-changed', { entity: kind, id });
}
