import { describe, expect, it } from 'vitest';

import { endpoints } from '../endpoints/index.ts';
import { needsVersion, unversioned, type EndpointDefinition, type EndpointTree } from './index.ts';

const tree: EndpointTree = endpoints;

const calls = Object.entries(tree).flatMap(([resource, named]) =>
  Object.entries(named).map(([name, definition]) => ({ call: `${resource}.${name}`, definition })),
);

/** Why a call names no version, its own reason or that it creates. */
function reasonOf({ unversioned: reason, creates }: EndpointDefinition) {
  return reason ?? (creates ? 'new' : null);
}

describe('versions', () => {
  it('are named by every call that changes something, or it states why not', () => {
    const silent = calls.filter(
      ({ definition }) =>
        definition.method !== 'GET' && !needsVersion(definition) && reasonOf(definition) === null,
    );
    expect(silent.map(({ call }) => call)).toEqual([]);
  });

  it('are not both named and done without, nor done without by calls that only read', () => {
    const odd = calls.filter(
      ({ definition }) =>
        reasonOf(definition) !== null && (definition.method === 'GET' || needsVersion(definition)),
    );
    expect(odd.map(({ call }) => call)).toEqual([]);
  });

  it('are done without for reasons that are all in use', () => {
    const used = new Set(calls.map(({ definition }) => reasonOf(definition)));
    expect(Object.keys(unversioned).filter((reason) => !new Set<string | null>(used).has(reason))).toEqual(
      [],
    );
  });
});
