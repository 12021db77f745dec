import { sampleSession } from '@szansa/api-client/samples/people';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';

import { authAtom, store } from '../session/session-atoms.ts';
import { ownPage } from './title-of.ts';

const root = createRootRoute();
const place = (path: string, right: 'report.get' | 'customer.get') =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { facts: { title: { pl: path, en: path }, right, texts: [] } },
  });
const router = createRouter({
  routeTree: root.addChildren([place('/report/$id', 'report.get'), place('/customers', 'customer.get')]),
  history: createMemoryHistory(),
  origin: 'https://szansa.example',
});

it('leads to the dashboard from a page that may not be opened any more', () => {
  store.set(authAtom, sampleSession('WORKER', 'pl'));
  expect(ownPage(router, '/report/1?tab=sums')).toBe('/');
  expect(ownPage(router, '/customers?page=2#top')).toBe('/customers?page=2#top');
  store.set(authAtom, sampleSession('ADMIN_REPORTS', 'pl'));
  expect(ownPage(router, '/report/1?tab=sums')).toBe('/report/1?tab=sums');
  expect(ownPage(router, '/nowhere')).toBe('/nowhere');
});
