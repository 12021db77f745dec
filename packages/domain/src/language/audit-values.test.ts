import { expect, it } from 'vitest';

import { accessLabels } from './access-labels.ts';
import { describeChange, describeValue, fieldNameOf, isForPeople, type ChangeWords } from './audit-values.ts';

const words: ChangeWords = {
  access: accessLabels('pl'),
  fields: { email: 'E-mail' },
  yes: 'Tak',
  no: 'Nie',
  none: 'Brak',
  values: { roles: { WORKER: 'Pracownik', ADMIN: 'Administrator' }, locale: { pl: 'Polski', en: 'English' } },
  formats: { phoneNumber: (phone) => `tel. ${phone}` },
  status: (slug) => ({ lead: 'Lead', closed: 'Zamknięta' })[slug] ?? slug,
  tier: (from, percent) => `od ${from}: ${percent}%`,
  tierPeriod: (since, tiers) => `${since ?? 'od początku'}: ${tiers}`,
  dayLimit: (days: number) => `limit dni: ${days}`,
};

it('shows what lists gained and lost, by the names people know', () => {
  expect(
    describeChange(
      { field: 'x', from: ['bank.get', 'label.create'], to: ['bank.get', 'customer.phones'] },
      words,
    ),
  ).toEqual({ kind: 'list', added: ['Klient: telefony'], removed: ['Etykiety: Tworzenie'] });
  expect(describeChange({ field: 'hiddenColumns', from: [], to: ['customers.phones'] }, words)).toEqual({
    kind: 'list',
    added: ['Klienci: Telefon'],
    removed: [],
  });
  expect(describeChange({ field: 'roles', from: ['WORKER'], to: ['ADMIN'] }, words)).toEqual({
    kind: 'list',
    added: ['Administrator'],
    removed: ['Pracownik'],
  });
});

it('shows the names of statuses, and for another order the whole order', () => {
  const named = (slug: string, pl: string | null) => ({ slug, name: { pl, en: null } });
  const [lead, closed] = [named('lead', null), named('closed', null)];
  expect(
    describeChange({ field: 'statuses', from: [lead, closed], to: [named('lead', 'Nowa'), closed] }, words),
  ).toEqual({ kind: 'list', added: ['Lead (Nowa)'], removed: ['Lead'] });
  expect(describeChange({ field: 'statuses', from: [lead, closed], to: [closed, lead] }, words)).toEqual({
    kind: 'value',
    from: 'Lead, Zamknięta',
    to: 'Zamknięta, Lead',
  });
});

it('shows the limits of statuses', () => {
  const limited = (dayLimit: number) => [{ slug: 'lead', name: { pl: null, en: null }, dayLimit }];
  expect(describeChange({ field: 'statuses', from: limited(0), to: limited(7) }, words)).toEqual({
    kind: 'list',
    added: ['Lead, limit dni: 7'],
    removed: ['Lead'],
  });
});

it('shows where commission tiers start and what they pay', () => {
  const tier = (percent: string) => ({ from: '0.00', percent });
  expect(describeChange({ field: 'commissionTiers', from: [tier('20')], to: [tier('25')] }, words)).toEqual({
    kind: 'list',
    added: ['od 0.00: 25%'],
    removed: ['od 0.00: 20%'],
  });
});

it('shows from which month commission tiers apply', () => {
  const period = (since: string | null, ...percents: string[]) => ({
    since,
    tiers: percents.map((percent, index) => ({ from: `${index}000.00`, percent })),
  });
  const [first, following] = [period(null, '20', '25'), period('2027-01', '30')];
  expect(describeChange({ field: 'commissionTiers', from: [first], to: [first, following] }, words)).toEqual({
    kind: 'list',
    added: ['2027-01: od 0000.00: 30%'],
    removed: [],
  });
  expect(describeValue('commissionTiers', [first], words)).toBe(
    'od początku: od 0000.00: 20%; od 1000.00: 25%',
  );
});

it('shows the values before and after', () => {
  expect(describeChange({ field: 'firstName', from: null, to: 'Anna' }, words)).toEqual({
    kind: 'value',
    from: null,
    to: 'Anna',
  });
  expect(describeChange({ field: 'position', from: 'Doradca', to: null }, words)).toEqual({
    kind: 'value',
    from: 'Doradca',
    to: 'Brak',
  });
  expect(describeChange({ field: 'isActive', from: false, to: true }, words)).toMatchObject({
    from: 'Nie',
    to: 'Tak',
  });
  expect(describeChange({ field: 'locale', from: 'pl', to: 'en' }, words)).toMatchObject({
    from: 'Polski',
    to: 'English',
  });
  expect(describeChange({ field: 'phoneNumber', from: null, to: '600' }, words)).toMatchObject({
    to: 'tel. 600',
  });
});

it('leaves what it does not know as it is', () => {
  expect(describeChange({ field: 'x', from: 'x.y', to: { a: 1 } }, words)).toEqual({
    kind: 'value',
    from: 'x.y',
    to: '{"a":1}',
  });
});

it('hides ids from the screen', () => {
  expect(['sessionId', 'email', 'mailId', 'subject'].filter(isForPeople)).toEqual(['email', 'subject']);
});

it('writes a whole list, and nothing for none', () => {
  expect(describeValue('roles', ['WORKER', 'ADMIN'], words)).toBe('Pracownik, Administrator');
  expect(describeValue('isActive', false, words)).toBe('Nie');
  expect([null, undefined, '', []].map((none) => describeValue('roles', none, words))).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

it('names fields, and leaves those it does not know', () => {
  expect(['email', 'x'].map((field) => fieldNameOf(field, words))).toEqual(['E-mail', 'x']);
});
