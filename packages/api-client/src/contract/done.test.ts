import { doneMessage } from '@szansa/domain/language';
import { expect, it } from 'vitest';

import { endpoints } from '../endpoints/index.ts';
import { doneBy, type EndpointDefinition } from './endpoint.ts';

const messageOf = (definition: EndpointDefinition, data: unknown = null) => {
  const code = doneBy(definition, data);
  return code && [doneMessage(code, 'pl'), doneMessage(code, 'en')];
};

it.each([
  [endpoints.customers.create, ['Dodano', 'Added']],
  [endpoints.customers.update, ['Zapisano zmiany', 'Changes saved']],
  [endpoints.banks.remove, ['Usunięto', 'Removed']],
  [endpoints.opportunities.archive, ['Przeniesiono do archiwum', 'Archived']],
  [endpoints.customers.list, null],
  [endpoints.customers.matches, null],
  [endpoints.auth.login, null],
])('$method $path states what it has done [S8.6]', (definition, texts) => {
  expect(messageOf(definition)).toEqual(texts);
});

it.each([endpoints.comments.followChat, endpoints.internalEnquiryMessages.followChat])(
  '$path distinguishes following a chat and no longer following it',
  (definition) => {
    expect(messageOf(definition, { isFollowed: true })?.[0]).toBe('Obserwujesz tę rozmowę');
    expect(messageOf(definition, { isFollowed: false })?.[0]).toBe('Nie obserwujesz już tej rozmowy');
  },
);

it('is nothing for a call that reads, and named by every POST that creates nothing [S8.6]', () => {
  const calls = Object.values(endpoints).flatMap((resource) => Object.values<EndpointDefinition>(resource));
  expect(calls.filter((one) => one.method === 'GET' && messageOf(one) !== null)).toEqual([]);
  const unnamed = calls.filter(
    ({ method, creates, done }) => method === 'POST' && !creates && done === undefined,
  );
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});
