import {
  refusalOf,
  type AnyGiven,
  type EndpointDefinition,
  type RefusedField,
  type SortFields,
} from '@szansa/api-client/contract';
import { type ExcludableField, excludableFields } from '@szansa/domain/access';
import type { z } from 'zod';

import { Refusal } from '../refusal.ts';
import { marksOf, type Marks } from './schema-marks.ts';

type Excluded = ReadonlySet<ExcludableField>;

/** Where an endpoint's parts name fields that can be hidden; null where they cannot. */
export interface ExcludableParts {
  readonly query: Marks | null;
  readonly body: Marks | null;
  readonly answer: Marks | null;
  readonly sort: SortFields | null;
}

const knownFields: ReadonlySet<unknown> = new Set(excludableFields);

function sortFieldsOf(query: z.ZodObject | undefined): SortFields | null {
  const sort = query?.shape['sort'] as z.ZodType | undefined;
  const found = sort?.meta()?.['sortFields'] as SortFields | undefined;
  if (!found) return null;
  for (const field of Object.values(found)) {
    if (field !== null && !knownFields.has(field)) throw new Error(`Unknown excludable field ${field}`);
  }
  return found;
}

export function excludableParts(definition: EndpointDefinition): ExcludableParts {
  return {
    query: definition.query ? marksOf(definition.query) : null,
    body: definition.body ? marksOf(definition.body) : null,
    answer: definition.response === 'file' ? null : marksOf(definition.response),
    sort: sortFieldsOf(definition.query),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function children(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Returns paths in `value` that contain a hidden field, regardless of its value. */
function named(marks: Marks, value: unknown, excluded: Excluded, path = ''): string[] {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  const own = children(value).flatMap(([key, part]) => {
    const below = marks.keys.get(key);
    if (!below || Array.isArray(value)) return [];
    if (below.field !== undefined && excluded.has(below.field)) return [at(key)];
    return named(below, part, excluded, at(key));
  });
  const elements = marks.elements.flatMap((below) =>
    children(value).flatMap(([key, part]) => named(below, part, excluded, at(key))),
  );
  return [...own, ...elements, ...marks.same.flatMap((same) => named(same, value, excluded, path))];
}

/**
 * Refuses a call that writes, filters or sorts by a field hidden from the actor.
 * @throws 403 `field_excluded` naming all of them.
 */
export function refuseExcluded(
  parts: ExcludableParts,
  raw: { readonly query: unknown; readonly body: unknown },
  excluded: Excluded,
): void {
  if (excluded.size === 0) return;
  const paths = new Set([
    ...(parts.body ? named(parts.body, raw.body, excluded) : []),
    ...(parts.query ? named(parts.query, raw.query, excluded) : []),
  ]);
  const sort = isObject(raw.query) ? raw.query['sort'] : undefined;
  if (parts.sort && typeof sort === 'string') {
    const field = parts.sort[sort.replace(/^-/, '')];
    if (field && excluded.has(field)) paths.add('sort');
  }
  if (paths.size === 0) return;
  const fields = [...paths].map((path): RefusedField => ({ path, code: 'field_excluded' }));
  throw new Refusal('field_excluded', { fields });
}

/** Removes what is hidden from the actor from a freshly parsed answer, in place. */
export function stripExcluded(marks: Marks | null, value: unknown, excluded: Excluded): void {
  if (!marks || excluded.size === 0 || !isObject(value)) return;
  for (const [key, below] of marks.keys) {
    if (!Object.hasOwn(value, key)) continue;
    if (below.field !== undefined && excluded.has(below.field)) delete value[key];
    else stripExcluded(below, value[key], excluded);
  }
  for (const below of marks.elements) {
    for (const [, part] of children(value)) stripExcluded(below, part, excluded);
  }
  for (const same of marks.same) stripExcluded(same, value, excluded);
}

/** Returns the details of a refusal for a user: declared by their schema, without what is hidden from them. */
export function visibleDetails({ code, details }: Refusal, excluded: Excluded): AnyGiven {
  const { details: schema } = refusalOf(code);
  if (!schema) return details;
  const visible = schema.parse(details);
  stripExcluded(marksOf(schema), visible, excluded);
  return visible;
}
