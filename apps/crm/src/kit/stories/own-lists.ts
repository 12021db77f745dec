import { mocks, refusal, type Mocks } from '@szansa/api-client/mocks';
import { sampleView } from '@szansa/api-client/samples/lists';
import { sampleId } from '@szansa/api-client/samples/people';

import type { OwnList, View } from '#kit/lists/own-list.ts';
import { withoutView, withView } from '#kit/lists/own-views.ts';

const unarranged: OwnList = { columns: null, views: [] };

let made = 0;

/** Mocks a user's list arrangements, stored as on the server; every list starts with the given one. */
export function ownLists(given: Partial<OwnList> = {}): ReturnType<Mocks['lists']['get']>[] {
  const retained = new Map<unknown, OwnList>();
  const at = (list: unknown) => retained.get(list) ?? { ...unarranged, ...given };
  const cache = (list: unknown, view: View) => {
    retained.set(list, withView(at(list), view));
    return view;
  };
  return [
    mocks.lists.get(({ params }) => at(params['list'])),
    mocks.lists.saveColumns(async ({ params, body }) => {
      retained.set(params['list'], { ...at(params['list']), columns: await body() });
      return null;
    }),
    mocks.lists.createView(async ({ params, body }) => {
      made += 1;
      return cache(params['list'], sampleView({ ...(await body()), id: sampleId(960 + made) }));
    }),
    mocks.lists.updateView(async ({ params, body }) => {
      const before = at(params['list']).views.find(({ id }) => id === params['id']);
      if (!before) return refusal('not_found');
      return cache(params['list'], { ...before, ...(await body()) });
    }),
    mocks.lists.removeView(({ params }) => {
      retained.set(params['list'], withoutView(at(params['list']), params['id'] ?? ''));
      return null;
    }),
  ];
}
