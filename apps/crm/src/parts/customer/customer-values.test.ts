import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { describe, expect, it } from 'vitest';

import {
  changedCustomerSchema,
  createBody,
  firmsToSend,
  hiddenFields,
  newCustomerSchema,
  numbersOf,
  valuesOf,
} from './customer-values.ts';

describe('newCustomerSchema', () => {
  it('reads rows people left empty as absent', () => {
    const typed = {
      ...valuesOf(),
      lastName: 'Kowalski',
      emails: ['', 'jan@przyklad.test', ' '],
      phones: [''],
      customerOrganizations: [{ name: ' ', taxIdNumber: '' }],
    };
    const { customer: input } = newCustomerSchema.parse(typed);
    expect(input.emails).toEqual(['jan@przyklad.test']);
    expect(input.phones).toEqual([]);
    expect(input.customerOrganizations).toEqual([]);
  });

  it('requires a firm, a personal id or an e-mail', () => {
    const result = newCustomerSchema.safeParse({ ...valuesOf(), lastName: 'Kowalski' });
    expect(result.error?.issues).toMatchObject([{ path: ['emails'], message: 'customer_needs_identity' }]);
  });
});

describe('changedCustomerSchema', () => {
  it('never sends the masked personal id back', () => {
    const values = valuesOf(sampleCustomer);
    expect(values.personalIdNumber).toContain('*');
    expect(changedCustomerSchema.parse(values)).not.toHaveProperty('personalIdNumber');
  });

  it('names firms there are by their ids, and new ones by what was typed', () => {
    const values = valuesOf(sampleCustomer);
    const typed = [...values.customerOrganizations, { name: 'Nowa', taxIdNumber: '9991396066' }];
    const { customerOrganizations = [] } = changedCustomerSchema.parse({
      ...values,
      customerOrganizations: typed,
    });
    const [stored] = sampleCustomer.customerOrganizations;
    expect(customerOrganizations).toEqual([{ id: stored?.id }, { name: 'Nowa', taxIdNumber: '9991396066' }]);
    expect(firmsToSend(customerOrganizations, ['taxIdNumber'])).toEqual([
      { id: stored?.id },
      { name: 'Nowa' },
    ]);
  });

  it('accepts a personal id that was typed again, and an emptied one', () => {
    const values = valuesOf(sampleCustomer);
    const typed = { ...values, personalIdNumber: '44051401359' };
    expect(changedCustomerSchema.parse(typed).personalIdNumber).toBe('44051401359');
    expect(changedCustomerSchema.parse({ ...values, personalIdNumber: '' }).personalIdNumber).toBeNull();
  });
});

describe('an address', () => {
  it('is stored and sent with the post code in the format of its country', () => {
    const values = valuesOf(sampleCustomer);
    expect(values.postCode).toBe('00590');
    expect(changedCustomerSchema.parse(values).postCode).toBe('00-590');
    const abroad = valuesOf({ ...sampleCustomer, postCode: '12-345', country: 'Japonia' });
    expect(abroad.postCode).toBe('12-345');
    const german = { ...values, postCode: '10115', country: 'Niemcy' };
    expect(changedCustomerSchema.parse(german).postCode).toBe('10115');
  });
});

describe('hidden fields', () => {
  const isExcluded = (field: string) => ['customer.address', 'customer.taxIdNumber'].includes(field);

  it('are the excluded ones, an address as a whole', () => {
    expect(hiddenFields(isExcluded)).toEqual(['taxIdNumber', 'street', 'postCode', 'city', 'country']);
  });

  it('are not sent, the tax ids of firms included', () => {
    const input = newCustomerSchema.parse({
      ...valuesOf(),
      customerOrganizations: [{ name: 'Przykład', taxIdNumber: '' }],
    });
    const body = createBody(input, hiddenFields(isExcluded));
    expect(body).not.toHaveProperty('taxIdNumber');
    expect(body).not.toHaveProperty('city');
    expect(body?.customerOrganizations).toEqual([{ name: 'Przykład' }]);
  });
});

describe('another person of the same firm', () => {
  const typed = {
    ...valuesOf(),
    lastName: 'Nowak',
    customerOrganizations: [{ name: 'Przykład', taxIdNumber: '9991000111' }],
  };

  it('is reported for existing numbers, and for no others', () => {
    const text = { ...typed, anotherPersonFor: numbersOf(typed) };
    expect(createBody(newCustomerSchema.parse(text), [])).toMatchObject({ isAnotherPerson: true });
    expect(changedCustomerSchema.parse(text)).toMatchObject({ isAnotherPerson: true });
    const other = { ...text, taxIdNumber: '9991396066' };
    expect(createBody(newCustomerSchema.parse(other), [])).not.toHaveProperty('isAnotherPerson');
    expect(changedCustomerSchema.parse(other)).not.toHaveProperty('isAnotherPerson');
  });
});
