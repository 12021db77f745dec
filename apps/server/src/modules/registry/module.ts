import type { Module } from '#platform';
import { findCompany } from './answers.ts';

/** Companies as public registers know them. */
export const registryModule = {
  routes: { registry: { findCompany: ({ params, context }) => findCompany(context, params.taxIdNumber) } },
} as const satisfies Module;
