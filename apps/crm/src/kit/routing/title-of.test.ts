import { sampleAuth } from '@szansa/api-client/samples/people';
import type { Right } from '@szansa/domain/access';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';

import { authAtom, store } from '../session/session-atoms.ts';
import { ownPage } from './title-of.ts';

const root = createRootRoute();
const place = (path: string, right: Right) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { facts: { title: { pl: path, en: path }, right, texts: [] } },
  });
const places = new Map([
  ['/report/1', place('/report/$id', 'report.get')],
  ['/customers', place('/customers', 'customer.get')],
]);

// a router needs a browser
const router: Parameters<typeof ownPage>[0] = {
  getMatchedRoutes: (pathname) => {
    const found = places.get(pathname);
    return [found ? [root, found] : [root], {}, found];
  },
};

it('leads to the dashboard from a page that may not be opened any more', () => {
  store.set(authAtom, sampleAuth('WORKER', 'pl'));
  expect(ownPage(router, '/report/1?tab=sums')).toBe('/');
  expect(ownPage(router, '/customers?page=2#top')).toBe('/customers?page=2#top');
  store.set(authAtom, sampleAuth('ADMIN_REPORTS', 'pl'));
  expect(ownPage(router, '/report/1?tab=sums')).toBe('/report/1?tab=sums');
  expect(ownPage(router, '/nowhere')).toBe('/nowhere');
});
