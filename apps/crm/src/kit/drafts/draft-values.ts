/** What a form's draft holds: the values that were changed, and the version of the record they were changed on. */
export interface FormDraft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly version?: number | undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value so that equal ones are equal texts; a row nobody filled in is none. */
function asText(value: unknown): string | undefined {
  return JSON.stringify(Array.isArray(value) ? value.filter((row) => row !== '') : value);
}

/** The values that differ from those the form began with, as far as a draft may keep them; null when none does. */
export function typedValues(
  values: object,
  begun: object,
  leaveOut: readonly string[],
): FormDraft['values'] | null {
  const before = new Map<string, unknown>(Object.entries(begun));
  const typed = Object.entries(values).filter(
    ([name, value]) => !leaveOut.includes(name) && asText(value) !== asText(before.get(name)),
  );
  return typed.length > 0 ? Object.fromEntries(typed) : null;
}

/** Whether a kept value can stand where the form has another: it may come from an older version of the form. */
function fits(kept: unknown, present: unknown): boolean {
  if (kept === null || present === null || present === undefined) return true;
  if (Array.isArray(present)) {
    const [sample] = present;
    return Array.isArray(kept) && kept.every((one) => fits(one, sample));
  }
  if (!isObject(present)) return typeof kept === typeof present;
  return (
    isObject(kept) && Object.keys(kept).every((name) => name in present && fits(kept[name], present[name]))
  );
}

/** The values of a form with those of a draft in their places, and the version the draft was begun on. */
export function withDraft<Values extends object>(
  present: Values,
  content: unknown,
  leaveOut: readonly string[],
): { readonly values: Values; readonly version: number | undefined } {
  if (!isObject(content) || !isObject(content['values'])) return { values: present, version: undefined };
  const { values: kept, version } = content;
  const values = { ...present };
  for (const [name, value] of Object.entries(present)) {
    const back = kept[name];
    if (back !== undefined && !leaveOut.includes(name) && fits(back, value)) {
      Object.assign(values, { [name]: back });
    }
  }
  return { values, version: typeof version === 'number' ? version : undefined };
}
