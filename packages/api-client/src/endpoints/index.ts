import type { EndpointTree } from '../contract/index.ts';
import { activation, passwordReset } from './account-links.ts';
import { agency } from './agency.ts';
import { auditLog } from './audit-log.ts';
import { auth } from './auth.ts';
import { banks } from './banks.ts';
import { archiveReasons, labels, leadSources, workers } from './choices.ts';
import { comments } from './comments.ts';
import { customers } from './customers.ts';
import { dealers } from './dealers.ts';
import { documentTemplates } from './document-templates.ts';
import { documents, files } from './documents.ts';
import { lists } from './lists.ts';
import { offers } from './offers.ts';
import { operations } from './operations.ts';
import { opportunities } from './opportunities.ts';
import { outbox } from './outbox.ts';
import { profile } from './profile.ts';
import { registry } from './registry.ts';
import { representatives } from './representatives.ts';
import { roles } from './roles.ts';
import { system } from './system.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

/** Every call of the API, by resource. */
export const endpoints = {
  activation,
  agency,
  archiveReasons,
  auditLog,
  auth,
  banks,
  comments,
  customers,
  dealers,
  documentTemplates,
  documents,
  files,
  labels,
  leadSources,
  lists,
  offers,
  operations,
  opportunities,
  outbox,
  passwordReset,
  profile,
  registry,
  representatives,
  roles,
  system,
  users,
  vehicles,
  workers,
} as const satisfies EndpointTree;

export type Endpoints = typeof endpoints;

export { allowedFileTypes, largestFile, mostFiles } from './documents.ts';
