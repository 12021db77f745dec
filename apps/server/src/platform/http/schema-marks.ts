import { excludableFieldOf, type ExcludableField } from '@szansa/domain/access';
import { z } from 'zod';

/** The positions at which marked fields can occur in a value: a map of a schema without everything unmarked. */
export interface Marks {
  field: ExcludableField | undefined;
  readonly keys: Map<string, Marks>;
  /** Elements of an array, values of a record, members of a union, what a wrapper wraps. */
  readonly elements: Marks[];
  readonly same: Marks[];
}

type Definition = z.core.$ZodTypes['_zod']['def'];

const definitionOf = (schema: z.core.$ZodType) => (schema as z.ZodType).def as Definition;

function visit(schema: z.core.$ZodType, known: Map<z.core.$ZodType, Marks>): Marks {
  const seen = known.get(schema);
  if (seen) return seen;
  const marks: Marks = {
    field: excludableFieldOf(schema as z.ZodType),
    keys: new Map(),
    elements: [],
    same: [],
  };
  known.set(schema, marks);
  const inner = (part: z.core.$ZodType) => visit(part, known);
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      for (const [key, part] of Object.entries(definition.shape)) marks.keys.set(key, inner(part));
      break;
    case 'array':
      marks.elements.push(inner(definition.element));
      break;
    case 'tuple':
      marks.elements.push(...definition.items.map(inner));
      if (definition.rest) marks.elements.push(inner(definition.rest));
      break;
    case 'record':
      marks.elements.push(inner(definition.valueType));
      break;
    case 'union':
      marks.same.push(...definition.options.map(inner));
      break;
    case 'intersection':
      marks.same.push(inner(definition.left), inner(definition.right));
      break;
    case 'pipe':
      marks.same.push(inner(definition.in), inner(definition.out));
      break;
    case 'lazy':
      marks.same.push(inner(definition.getter()));
      break;
    default:
      if ('innerType' in definition) marks.same.push(inner(definition.innerType));
  }
  return marks;
}

/** Whether any mark can be reached; schemas that refer to themselves are followed once. */
function isMarked(marks: Marks, seen = new Set<Marks>()): boolean {
  if (marks.field !== undefined) return true;
  if (seen.has(marks)) return false;
  seen.add(marks);
  return [...marks.keys.values(), ...marks.elements, ...marks.same].some((part) => isMarked(part, seen));
}

function fieldOf(marks: Marks, seen = new Set<Marks>()): ExcludableField | undefined {
  if (marks.field !== undefined || seen.has(marks)) return marks.field;
  seen.add(marks);
  return marks.same.map((part) => fieldOf(part, seen)).find((field) => field !== undefined);
}

function prune(marks: Marks, seen = new Set<Marks>()): Marks {
  if (seen.has(marks)) return marks;
  seen.add(marks);
  for (const [key, part] of marks.keys) {
    part.field ??= fieldOf(part);
    if (isMarked(part)) prune(part, seen);
    else marks.keys.delete(key);
  }
  for (const parts of [marks.elements, marks.same]) {
    const marked = parts.filter((part) => isMarked(part)).map((part) => prune(part, seen));
    parts.splice(0, parts.length, ...marked);
  }
  return marks;
}

const found = new WeakMap<z.ZodType, Marks | null>();

/** The marked fields of a schema, found once; null when there are none. */
export function marksOf(schema: z.ZodType): Marks | null {
  const known = found.get(schema);
  if (known !== undefined) return known;
  const all = visit(schema, new Map());
  const marks = isMarked(all) ? prune(all) : null;
  found.set(schema, marks);
  return marks;
}
