/** The content of a form's draft: the values that were changed, and the version of the record they were changed on. */
export interface FormDraft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly version?: number | undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value as text for comparison; empty rows are ignored. */
function asText(value: unknown): string | undefined {
  return JSON.stringify(Array.isArray(value) ? value.filter((row) => row !== '') : value);
}

/** Returns the values that differ from the initial ones, without those excluded from drafts; null when none differs. */
export function typedValues(
  values: object,
  initial: object,
  leaveOut: readonly string[],
): FormDraft['values'] | null {
  const before = new Map<string, unknown>(Object.entries(initial));
  const typed = Object.entries(values).filter(
    ([name, value]) => !leaveOut.includes(name) && asText(value) !== asText(before.get(name)),
  );
  return typed.length > 0 ? Object.fromEntries(typed) : null;
}

/** Returns whether a stored value fits the form's present one: it may come from an older version of the form. */
function fits(stored: unknown, present: unknown): boolean {
  if (stored === null || present === null || present === undefined) return true;
  if (Array.isArray(present)) {
    const [sample] = present;
    return Array.isArray(stored) && stored.every((one) => fits(one, sample));
  }
  if (!isObject(present)) return typeof stored === typeof present;
  return (
    isObject(stored) &&
    Object.keys(stored).every((name) => name in present && fits(stored[name], present[name]))
  );
}

/** Returns the values of a form replaced by those of a draft, and the version on which the draft was started. */
export function withDraft<Values extends object>(
  present: Values,
  content: unknown,
  leaveOut: readonly string[],
): { readonly values: Values; readonly version: number | undefined } {
  if (!isObject(content) || !isObject(content['values'])) return { values: present, version: undefined };
  const { values: stored, version } = content;
  const values = { ...present };
  for (const [name, value] of Object.entries(present)) {
    const back = stored[name];
    if (back !== undefined && !leaveOut.includes(name) && fits(back, value)) {
      Object.assign(values, { [name]: back });
    }
  }
  return { values, version: typeof version === 'number' ? version : undefined };
}
