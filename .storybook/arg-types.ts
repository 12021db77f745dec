import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** Returns the type without undefined, which Storybook treats as one more unknown type. */
function plainType(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const required = type.required ?? false;
  if (type.raw?.includes('=>')) return { name: 'function', required };
  const left = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
  const [only] = left;
  return only && left.length === 1 ? { ...only, required } : type;
}

/** As the page shows it: `'small' | 'medium'`; undefined where Storybook's own words will do. */
function summaryOf(type: SBType, plain: SBType): string | undefined {
  if (plain.name === 'enum')
    return plain.value.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  return type.name === 'union' ? type.raw?.replace(/\s*\|\s*undefined$/, '') : undefined;
}

/** Gives properties that may be undefined their choices and their switch in Controls. */
export const withoutUndefined: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (!type) return [name, argType];
      const plain = plainType(type);
      const summary = summaryOf(type, plain);
      return [
        name,
        { ...argType, type: plain, ...(summary ? { table: { ...table, type: { summary } } } : {}) },
      ];
    }),
  );
