import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  documentTemplatePatch,
  templateFieldHiddenWith,
  templateFieldNamed,
  templateFieldNames,
  templateFields,
  templateFileName,
  templateName,
} from './templates.ts';

describe('a document template', () => {
  it.each([
    ['Wniosek leasingowy.docx', 'Wniosek leasingowy'],
    ['wzór umowy v1.2.pdf', 'wzór umowy v1.2'],
    ['bez końcówki', 'bez końcówki'],
    ['.pdf', '.pdf'],
    ['umowa .pdf', 'umowa'],
  ])('from %s is called %s at first', (file, name) => {
    expect(templateName(file)).toBe(name);
  });

  it.each([
    ['Wniosek', 'wniosek-2026.docx', 'Wniosek.docx'],
    ['Umowa.PDF', 'u.pdf', 'Umowa.PDF'],
    ['Wzór', 'wzor', 'Wzór'],
    ['Umowa 1/2', 'u.pdf', 'Umowa 1-2.pdf'],
  ])('called %s, with the file %s, has the file %s', (name, before, after) => {
    expect(templateFileName(name, before)).toBe(after);
  });

  it('accepts a name of one line', () => {
    expect(documentTemplatePatch.parse({ name: ' Wniosek ' })).toEqual({ name: 'Wniosek' });
    expect(documentTemplatePatch.safeParse({ name: ' ' }).success).toBe(false);
  });
});

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
