import { z } from 'zod';

import type { EndpointDefinition } from './endpoint.ts';

/** A part of a form: a text, or what names such as `equipment[0][carEquipmentId]` put into each other. */
type Part = string | Map<string, Part>;

/** Refuses an invalid part: its text is not JSON, or two parts have the same path. */
type Refuse = (path: string) => never;

/** `equipment[0][carEquipmentId]` as its steps. */
function stepsOf(name: string): readonly string[] {
  if (!/^[^[\]]+(\[[^[\]]+\])+$/.test(name)) return [name];
  return name.slice(0, -1).split(/\]?\[/);
}

function put(into: Map<string, Part>, name: string, value: string, refuse: Refuse): void {
  const steps = stepsOf(name);
  let place = into;
  for (const step of steps.slice(0, -1)) {
    const next = place.get(step) ?? new Map<string, Part>();
    if (typeof next === 'string') return refuse(name);
    place.set(step, next);
    place = next;
  }
  const last = steps.at(-1) ?? name;
  if (place.has(last)) return refuse(name);
  place.set(last, value);
  return undefined;
}

function jsonOf(text: string, path: string, refuse: Refuse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(path);
  }
}

const plain = (part: Part): unknown =>
  typeof part === 'string'
    ? part
    : Object.fromEntries([...part].map(([name, inner]) => [name, plain(inner)]));

/** Converts a text to a number or a boolean where it is one; other texts are left to the schema's validation. */
function scalar(schema: z.ZodType, text: string): unknown {
  if (schema instanceof z.ZodNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (schema instanceof z.ZodBoolean && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

/** A part as its schema describes it. Lists and objects are JSON, or parts of their own; empty is null where it may be. */
function typed(schema: z.ZodType | undefined, part: Part, path: string, refuse: Refuse): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    if (part === '' && schema instanceof z.ZodNullable) return null;
    const { innerType } = schema.def;
    return typed(innerType instanceof z.ZodType ? innerType : undefined, part, path, refuse);
  }
  if (schema instanceof z.ZodArray) {
    if (typeof part === 'string') return jsonOf(part, path, refuse);
    const { element } = schema;
    const inOrder = [...part].toSorted(([one], [other]) => Number(one) - Number(other));
    return inOrder.map(([index, inner]) =>
      typed(element instanceof z.ZodType ? element : undefined, inner, `${path}.${index}`, refuse),
    );
  }
  if (schema instanceof z.ZodObject) {
    if (typeof part === 'string') return jsonOf(part, path, refuse);
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
    return Object.fromEntries(
      [...part].map(([name, inner]) => [name, typed(shape[name], inner, `${path}.${name}`, refuse)]),
    );
  }
  return schema && typeof part === 'string' ? scalar(schema, part) : plain(part);
}

/** Gathers the parts that no other part of the call has into the one whose fields they are. */
function gathered(parts: Map<string, Part>, into: string, shape: Readonly<Record<string, unknown>>) {
  if (parts.has(into)) return parts;
  const own = [...parts].filter(([name]) => name in shape);
  const others = [...parts].filter(([name]) => !(name in shape));
  return new Map<string, Part>(others.length > 0 ? [...own, [into, new Map(others)]] : own);
}

/** Returns the body that the text parts of a form describe. */
export function readForm(
  { body, plainPart }: Pick<EndpointDefinition, 'body' | 'plainPart'>,
  fields: Iterable<readonly [name: string, text: string]>,
  refuse: Refuse,
): Readonly<Record<string, unknown>> {
  const parts = new Map<string, Part>();
  for (const [name, text] of fields) put(parts, name, text, refuse);
  const shape: Readonly<Record<string, z.ZodType>> = body instanceof z.ZodObject ? body.shape : {};
  const whole = plainPart === undefined ? parts : gathered(parts, plainPart, shape);
  return Object.fromEntries([...whole].map(([name, part]) => [name, typed(shape[name], part, name, refuse)]));
}
