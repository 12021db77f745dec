import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { failureOf, refusalsOf, type EndpointDefinition } from '@szansa/api-client/contract';
import { endpoints } from '@szansa/api-client/endpoints';
import { expect, it } from 'vitest';

import type { Records } from '../api/sample.ts';
import { sampleBody } from '../api/samples.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Paths that a page names, between backticks and with a folder of the repository in front. */
const filesIn = (page: string): string[] =>
  [...page.matchAll(/`((?:packages|apps|tests|docs)\/[^`\s]+\.tsx?)`/g)].flatMap(([, file]) => file ?? []);

const calls: Readonly<Record<string, Readonly<Record<string, EndpointDefinition>>>> = endpoints;

/** Resources a module brings handlers for, as its `module.ts` lists them, in a constant or in what a function makes. */
const resourcesOf = (source: string): string[] =>
  [...source.matchAll(/(?:^ {4}| {6}|routes: \{ )(\w+): \{/gm)].flatMap(([, resource]) =>
    resource && resource in calls ? resource : [],
  );

const modules = [...read('apps/server/src/modules.ts').matchAll(/from '\.\/(modules\/[\w-]+)\/module\.ts'/g)]
  .flatMap(([, folder]) => folder ?? [])
  .map((folder) => ({ folder, source: read(`apps/server/src/${folder}/module.ts`) }))
  // a module of jobs alone has empty routes
  .filter(({ source }) => !source.includes('routes: {},'))
  .map(({ folder, source }) => ({ folder, resources: resourcesOf(source) }));

const records: Records = {
  id: () => '0192f0c1-0000-7000-8000-000000000001',
  opportunityVersion: 1,
  email: 'new@test.example',
  role: 'WORKER',
};

it('every file the walk through a module names exists', () => {
  const files = filesIn(read('docs/new-module.md'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('modules are found', () => {
  expect(modules.length).toBeGreaterThan(20);
});

it.each(modules)('$folder has its sample bodies', ({ resources }) => {
  expect(resources.length).toBeGreaterThan(0);
  const own = resources.flatMap((resource) =>
    Object.entries(calls[resource] ?? {}).map(([name, call]) => ({ ...call, name: `${resource}.${name}` })),
  );
  const sampled = own.filter(({ body }) => body);
  expect(sampled.map(({ name }) => typeof sampleBody(name, records))).toEqual(sampled.map(() => 'object'));
});

it.each(modules)('$folder has texts for what its calls refuse', ({ resources }) => {
  const codes = resources.flatMap((resource) =>
    Object.values(calls[resource] ?? {}).flatMap((definition) => [...refusalsOf(definition)]),
  );
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) {
    for (const language of ['pl', 'en'] as const) expect(failureOf(code, {}, language).message).not.toBe('');
  }
});
