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

  it('stands for all inputs, or for one', () => {
    const input = { params: { id: record } };
    expect(note.key).toEqual(opportunities.get.key());
    expect(opportunities.get.patch({ record, input }, (kept) => kept).key).toEqual(
      opportunities.get.key(input),
    );
  });

  it('gives the new answer from the old one and what was asked', () => {
    const answer = sampleOpportunity;
    expect(note.change(answer, { params: { id: 'x' } })).toEqual({ ...answer, note: 'x' });
  });

  it('knows nothing of pages, and one of pages nothing of single answers', () => {
    const page = { items: [], page: 1, perPage: 25, total: 0 };
    const kept = { pages: [page], pageParams: [1] };
    const forget = opportunities.timeline.patchPages({ record }, ({ pages, pageParams }) => ({
      pages: pages.map((each) => ({ ...each, total: each.total + 1 })),
      pageParams,
    }));
    expect(note.change(kept, {})).toBeUndefined();
    expect(forget.change(page, {})).toBeUndefined();
    expect(forget.change(kept, {})).toEqual({ pages: [{ ...page, total: 1 }], pageParams: [1] });
  });
});
