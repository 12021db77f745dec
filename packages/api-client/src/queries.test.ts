import { describe, expect, it } from 'vitest';

import { createClient } from './client.ts';
import { sampleId } from './mocks/samples/people.ts';
import { createQueries } from './queries.ts';

const { opportunities } = createQueries(createClient({ baseUrl: '/api' }));

describe('a patch of an endpoint', () => {
  const input = { params: { id: sampleId(1) } };
  const patch = opportunities.timeline.patchPages(input, ({ pages, pageParams }, { params }) => ({
    pages: pages.map((page) => ({ ...page, total: Number(params.id) })),
    pageParams,
  }));
  const page = { items: [], page: 1, perPage: 25, total: 0 };

  it('applies to one input, and receives that of each query', () => {
    expect(patch.key).toEqual(opportunities.timeline.key(input));
    const changed = patch.change({ pages: [page], pageParams: [1] }, { params: { id: '7' } });
    expect(changed).toEqual({ pages: [{ ...page, total: 7 }], pageParams: [1] });
  });

  it('knows nothing of single answers', () => {
    expect(patch.change(page, input)).toBeUndefined();
  });
});
