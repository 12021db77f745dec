/** The fields of a change that it names: `undefined` ones are left out of it. */
export function withoutLeftOut<Written extends object>(
  written: Written,
): { readonly [Field in keyof Written]?: Exclude<Written[Field], undefined> } {
  const named = Object.entries(written).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as { [Field in keyof Written]?: Exclude<Written[Field], undefined> };
}
