import { doneMessage } from '@szansa/domain/language';
import { expect, it } from 'vitest';

import type { EndpointDefinition } from './contract/index.ts';
import { doneBy, isDoneNamed } from './done.ts';
import { endpoints } from './endpoints/index.ts';

const calls = Object.entries(endpoints).flatMap(([resource, found]) =>
  Object.entries<EndpointDefinition>(found).map(([name, definition]) => ({
    name: `${resource}.${name}`,
    definition,
  })),
);
/** Answers differently by what it answers. */
const follow = 'comments.followChat';
const followEnquiry = 'internalEnquiryMessages.followChat';

const notified = (name: string, data: unknown = null) => {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  const code = doneBy(name, call.definition, data);
  return code && [doneMessage(code, 'pl'), doneMessage(code, 'en')];
};

it.each([
  ['customers.create', ['Dodano', 'Added']],
  ['customers.update', ['Zapisano zmiany', 'Changes saved']],
  ['banks.remove', ['Usunięto', 'Removed']],
  ['opportunities.archive', ['Przeniesiono do archiwum', 'Archived']],
  ['customers.list', null],
  ['customers.matches', null],
  ['auth.login', null],
])('%s states what it has done [S8.6]', (name, texts) => {
  expect(notified(name)).toEqual(texts);
});

it('following a chat and no longer following it are distinguished', () => {
  expect(notified(follow, { isFollowed: true })?.[0]).toBe('Obserwujesz tę rozmowę');
  expect(notified(follow, { isFollowed: false })?.[0]).toBe('Nie obserwujesz już tej rozmowy');
  expect(notified(followEnquiry, { isFollowed: false })?.[0]).toBe('Nie obserwujesz już tej rozmowy');
});

it('reading reports nothing done, and every POST states what it does [S8.6]', () => {
  const reading = calls.filter(({ definition }) => definition.method === 'GET');
  expect(reading.filter(({ name }) => notified(name) !== null)).toEqual([]);
  const doing = calls.filter(({ definition }) => definition.method === 'POST' && !definition.creates);
  const unnamed = doing.map(({ name }) => name).filter((name) => !isDoneNamed(name));
  expect(unnamed).toEqual([follow, followEnquiry]);
});
