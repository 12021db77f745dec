import type { EndpointTree } from '../contract/index.ts';
import { auth } from './auth.ts';
import { comments } from './comments.ts';
import { customers } from './customers.ts';
import {
  archiveReasons,
  banks,
  dealers,
  labels,
  leadSources,
  representatives,
  vehicles,
  workers,
} from './directory.ts';
import { documents, files } from './documents.ts';
import { offers } from './offers.ts';
import { opportunities } from './opportunities.ts';
import { registry } from './registry.ts';
import { system } from './system.ts';

/** Every call of the API, by resource. */
export const endpoints = {
  archiveReasons,
  auth,
  banks,
  comments,
  customers,
  dealers,
  documents,
  files,
  labels,
  leadSources,
  offers,
  opportunities,
  registry,
  representatives,
  system,
  vehicles,
  workers,
} as const satisfies EndpointTree;

export type Endpoints = typeof endpoints;

export { allowedFileTypes, largestFile, mostFiles } from './documents.ts';
