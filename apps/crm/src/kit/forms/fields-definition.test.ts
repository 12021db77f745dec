import { bank as declared } from '@szansa/domain/bank';
import { inputOf } from '@szansa/domain/record';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import {
  formFields,
  isHiddenField,
  isRequiredField,
  typedSchema,
  valuesOf,
  withoutHidden,
  type ObjectSchema,
} from './fields-definition.ts';

const bankInput = inputOf(declared);

const hidesContact = (field: string) => field === 'bank.contact';

const { shape } = bankInput;

const bank = formFields({
  texts: 'common',
  schema: bankInput,
  fields: {
    name: { kind: 'text' },
    email: { kind: 'email' },
    isActive: { kind: 'active' },
  },
});

describe('formFields', () => {
  it('preserves the sequence of the fields', () => {
    expect(bank.sections).toEqual([{ fields: ['name', 'email', 'isActive'] }]);
  });

  it('accepts only fields of the schema, of a fitting kind and with a label', () => {
    const texts = 'common';
    // @ts-expect-error -- the schema has no such field
    formFields({ texts, schema: bankInput, fields: { firstName: { kind: 'text' } } });
    // @ts-expect-error -- a text is no number
    formFields({ texts, schema: bankInput, fields: { name: { kind: 'number' } } });
    const unnamed = z.object({ name: z.string(), tail: z.string() });
    // @ts-expect-error -- neither the namespace nor `common` has a label
    formFields({ texts, schema: unnamed, fields: { tail: { kind: 'text' } } });
    const schema: ObjectSchema<{ name: 'one' | 'other' }> = z.object({ name: z.enum(['one', 'other']) });
    const choice = { kind: 'choice', optionLabel: String } as const;
    expect(
      formFields({ texts, schema, fields: { name: { ...choice, options: ['one'] } } }).fields,
    ).toHaveProperty('name');
    // @ts-expect-error -- no option of the schema
    formFields({ texts, schema, fields: { name: { ...choice, options: ['third'] } } });
  });
});

describe('valuesOf', () => {
  it('starts a new record with empty fields, in use', () => {
    expect(valuesOf(bank)).toEqual({ name: '', email: '', isActive: true });
  });

  it('reads a stored record; values that it lacks are empty', () => {
    expect(valuesOf(bank, { name: 'Demo Lease', isActive: false })).toEqual({
      name: 'Demo Lease',
      email: '',
      isActive: false,
    });
    expect(valuesOf(bank, { name: 'Demo Lease', email: null, isActive: true }).email).toBe('');
  });

  it('reads what a picker has chosen from the record it names', () => {
    const found = { key: ['banks'], find: () => Promise.resolve({ items: [] }) };
    const read = (id: string) => Promise.resolve({ id, name: 'Demo Lease' });
    const fields = { bankId: { kind: 'picker', from: 'bank', found, read } } as const;
    expect(valuesOf({ fields }, { bank: { id: '7', name: 'Demo Lease' } })).toEqual({ bankId: '7' });
    expect(valuesOf({ fields }, { bank: null })).toEqual({ bankId: null });
    expect(valuesOf({ fields })).toEqual({ bankId: null });
    expect(valuesOf({ fields }, undefined, { bank: { id: '7', name: 'Demo Lease' } })).toEqual({
      bankId: '7',
    });
  });

  it('has addresses in letters', () => {
    const fields = { email: { kind: 'email' }, emails: { kind: 'emails' } } as const;
    const stored = { email: 'biuro@xn--d-uga0v4h.pl', emails: ['jan@xn--w-uga1v8h.com.pl'] };
    expect(valuesOf({ fields }, stored)).toEqual({ email: 'biuro@łódź.pl', emails: ['jan@żółw.com.pl'] });
  });

  it('starts a new record with the values known of it', () => {
    expect(valuesOf(bank, undefined, { name: 'Demo Lease' })).toEqual({
      name: 'Demo Lease',
      email: '',
      isActive: true,
    });
  });
});

it('checks lists without the rows left empty', () => {
  const schema = z.object({ name: z.string(), phones: z.array(z.string().min(3)) });
  const fields = { name: { kind: 'text' }, phones: { kind: 'phones' } } as const;
  const typed = typedSchema({ fields }, schema);
  expect(typed.parse({ name: ' ', phones: ['', '600', ' '] })).toEqual({ name: ' ', phones: ['600'] });
  expect(typed.safeParse({ name: '', phones: ['6'] }).success).toBe(false);
});

it('knows from the schema which fields are required', () => {
  expect(isRequiredField(shape, 'name')).toBe(true);
  expect(isRequiredField(shape, 'shortName')).toBe(false);
});

it('knows from the schema which fields are hidden from the user', () => {
  expect(isHiddenField(shape, 'phone', hidesContact)).toBe(true);
  expect(isHiddenField(shape, 'note', hidesContact)).toBe(false);
  expect(isHiddenField(shape, 'name', hidesContact)).toBe(false);
});

it('sends no hidden field of a new record', () => {
  const typed = { name: 'Demo Lease', email: null, phone: null, note: 'Do 15:00.' };
  expect(withoutHidden(typed, shape, hidesContact)).toEqual({ name: 'Demo Lease', note: 'Do 15:00.' });
  expect(withoutHidden(typed, shape, () => false)).toEqual(typed);
});
