import { describe, expect, it } from 'vitest';

import { createClient } from './client.ts';
import { sampleOpportunity } from './mocks/samples/opportunities.ts';
import { sampleId } from './mocks/samples/people.ts';
import { createQueries } from './queries.ts';

const { opportunities } = createQueries(createClient({ baseUrl: '/api' }));
const record = sampleId(1);

describe('a patch of an endpoint', () => {
  const note = opportunities.get.patch({ record }, (opportunity, { params }) => ({
    ...opportunity,
    note: params.id,
  }));

  it('applies to all inputs, or to one', () => {
    const input = { params: { id: record } };
    expect(note.key).toEqual(opportunities.get.key());
    expect(opportunities.get.patch({ record, input }, (stored) => stored).key).toEqual(
      opportunities.get.key(input),
    );
  });

  it('computes the new answer from the old one and the input', () => {
    const answer = sampleOpportunity;
    expect(note.change(answer, { params: { id: 'x' } })).toEqual({ ...answer, note: 'x' });
  });

  it('knows nothing of pages, and one of pages nothing of single answers', () => {
    const page = { items: [], page: 1, perPage: 25, total: 0 };
    const stored = { pages: [page], pageParams: [1] };
    const clear = opportunities.timeline.patchPages({ record }, ({ pages, pageParams }) => ({
      pages: pages.map((each) => ({ ...each, total: each.total + 1 })),
      pageParams,
    }));
    expect(note.change(stored, {})).toBeUndefined();
    expect(clear.change(page, {})).toBeUndefined();
    expect(clear.change(stored, {})).toEqual({ pages: [{ ...page, total: 1 }], pageParams: [1] });
  });
});
