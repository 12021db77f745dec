import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { templateFieldHiddenWith, templateFieldNamed, templateFieldNames, templateFields } from './index.ts';

describe('a field of a template', () => {
  it('is known by its name and its Polish one, however they are written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...templateFieldNames),
        fc.boolean(),
        fc.constantFrom('.', '_', ' ', '-', ''),
        fc.boolean(),
        (field, isPolish, between, isLoud) => {
          const name = isPolish ? templateFields[field].polish : field;
          const written = name.replaceAll('.', between);
          expect(templateFieldNamed(isLoud ? written.toUpperCase() : written)).toBe(field);
        },
      ),
    );
  });

  it('retains its Polish letters in forms that have them', () => {
    expect(templateFieldNamed('Klient.Imię')).toBe('customer.firstName');
    expect(templateFieldNamed('pojazd numer zamówienia')).toBe('vehicle.orderNo');
  });

  it('is nothing where the name has no meaning', () => {
    for (const name of [
      '',
      '...',
      'Podpis',
      'customer',
      'PESEL',
      'klient.pesel',
      '__proto__',
      'constructor',
    ]) {
      expect(templateFieldNamed(name)).toBeNull();
    }
  });

  it('means one thing by one name', () => {
    const names = templateFieldNames.flatMap((field) => [field, templateFields[field].polish]);
    const known = names.map((name) => [name, templateFieldNamed(name)] as const);
    expect(
      known.filter(([name, field]) => name !== field && templateFields[field ?? 'today'].polish !== name),
    ).toEqual([]);
  });

  it('is hidden with the fields it reveals', () => {
    expect(templateFieldHiddenWith('customer.city')).toBe('customer.address');
    expect(templateFieldHiddenWith('vehicle.grossSellPrice')).toBe('vehicle.discount');
    expect(templateFieldHiddenWith('offer.monthlyAmount')).toBeNull();
  });
});
