import { expect, it } from 'vitest';

import { logBindings, loggedRequest } from './logged-request.ts';

const pathOf = (url: string) => loggedRequest({ method: 'GET', url, id: '1' }).path;

it('contains the path and not the search parameters', () => {
  expect(pathOf('/api/customers?search=Kowalski')).toBe('/api/customers');
});

it.each(['/activate/abc_-9', '/setup/abc_-9', '/set-new-password/abc_-9?x=1', '/activate/abc/def'])(
  'leaves the token of %s out',
  (url) => {
    expect(pathOf(url)).not.toContain('abc');
    expect(pathOf(url)).toMatch(/^\/(activate|setup|set-new-password)\/…$/);
  },
);

const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';
const bindingsOf = (traceparent: string) => logBindings({ id: '1', headers: { traceparent } });

it('has the trace of a valid traceparent beside the id', () => {
  expect(bindingsOf(`00-${trace}-${span}-01`)).toEqual({ requestId: '1', traceId: trace });
});

it.each([
  '',
  'x'.repeat(10_000),
  `00-${trace}-${span}`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `ff-${trace}-${span}-01`,
  `00-${trace}-${span}-01, 00-${trace}-${span}-01`,
])('takes nothing of an invalid traceparent', (traceparent) => {
  expect(bindingsOf(traceparent)).toEqual({ requestId: '1' });
});
