import { legalFormOf, type LegalForm } from '@szansa/domain/customer-organisation';
import { normaliseKrs, normaliseRegon } from '@szansa/domain/identity';

import { textsEffect, type Company, type CompanyEffect } from '#parts/company/company.ts';

/** The fields of a firm's form that a register knows. */
export interface RegisteredValues {
  name: string;
  regon: string;
  krs: string;
  street: string;
  postCode: string;
  city: string;
  legalForm: LegalForm | null;
}

type Texts = Omit<RegisteredValues, 'legalForm'>;

/** Returns a register's value of each field, as it is stored; empty where the register has none. */
function registeredTexts(company: Company): Texts {
  return {
    name: company.name,
    regon: company.regon ? normaliseRegon(company.regon) : '',
    krs: company.krs ? normaliseKrs(company.krs) : '',
    street: company.street ?? '',
    postCode: company.postCode ?? '',
    city: company.city ?? '',
  };
}

/** Compares a form with the data of a register; only empty fields that the form shows are filled. */
export function registeredEffect(
  values: RegisteredValues,
  company: Company,
  isShown: (name: string) => boolean,
): CompanyEffect<RegisteredValues> {
  const names = Object.keys(registeredTexts(company)) as (keyof Texts)[];
  const texts = registeredTexts(company);
  const known = names.filter((name) => texts[name] !== '' && isShown(name));
  const { filled, unchanged } = textsEffect(
    values,
    known.map((field) => ({ field, text: texts[field], typed: texts[field] })),
  );
  const legalForm = legalFormOf(company.name);
  return {
    filled: { ...filled, ...(values.legalForm === null && legalForm ? { legalForm } : {}) },
    unchanged,
  };
}
