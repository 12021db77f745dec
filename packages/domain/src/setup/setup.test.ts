import { describe, expect, it } from 'vitest';

import { firstAccount, nextStep, postponableSteps, stepState } from './index.ts';

describe('the steps of the set-up', () => {
  it('SU1 are done when they are done, put off or not', () => {
    expect(stepState({ isDone: true, isPostponed: true })).toBe('done');
    expect(stepState({ isDone: false, isPostponed: true })).toBe('postponed');
    expect(stepState({ isDone: false, isPostponed: false })).toBe('open');
    expect(postponableSteps).not.toContain('agency');
  });

  it('SU2 are resumed at the first open one', () => {
    expect(nextStep({ agency: 'open', second_factor: 'done', mailbox: 'open' })).toBe('agency');
    expect(nextStep({ agency: 'done', second_factor: 'postponed', mailbox: 'open' })).toBe('mailbox');
    expect(nextStep({ agency: 'done', second_factor: 'done', mailbox: 'postponed' })).toBeNull();
  });
});

describe('the first account', () => {
  const account = {
    firstName: 'Ewa',
    lastName: 'Lis',
    email: 'Ewa.Lis-1@agencja.example',
    password: 'Zaczynamy-od-zera-1',
  };

  it('is Polish unless the page is in English, with the e-mail as accounts store it', () => {
    expect(firstAccount.parse(account)).toMatchObject({ locale: 'pl', email: 'ewa.lis-1@agencja.example' });
  });

  it('has a name and a password of its own', () => {
    const { error } = firstAccount.safeParse({ ...account, firstName: ' ', password: 'krótkie' });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['firstName', 'password']);
  });
});
