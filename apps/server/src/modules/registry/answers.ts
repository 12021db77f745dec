import { warsawDay } from '@szansa/domain/shared';

import type { RegisteredCompany, RegistryAnswer } from '#adapters/registry/business-registry.ts';
import { isSampleTaxId, sampleRegistry } from '#adapters/registry/sample-registry.ts';
import { whiteList } from '#adapters/registry/white-list.ts';

import { demoCompany } from '#demo';
import { Refusal, type StaffReading } from '#platform';

const refusals = {
  not_found: 'registry_not_found',
  unavailable: 'registry_unavailable',
  quota: 'registry_quota',
} as const;

const hour = 60 * 60 * 1000;
const mostCached = 1000;

interface CachedAnswer {
  readonly answer: RegistryAnswer;
  readonly at: number;
}

/** Cached answers, so that repeated searches do not use up the daily limit. Failures are not cached. */
const cache = new Map<string, CachedAnswer>();

/** How long an answer counts, in milliseconds: a company may be registered today that was not found this morning. */
function lifetime(answer: RegistryAnswer): number {
  if ('found' in answer) return 24 * hour;
  return answer.refused === 'not_found' ? hour : 0;
}

function store(taxIdNumber: string, answer: RegistryAnswer, at: number): void {
  if (lifetime(answer) === 0) return;
  if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? '');
  cache.set(taxIdNumber, { answer, at });
}

/** Returns the cached answer for a number, as long as it is valid. */
function fresh(taxIdNumber: string, now: number): CachedAnswer | undefined {
  const before = cache.get(taxIdNumber);
  return before && now - before.at < lifetime(before.answer) ? before : undefined;
}

async function queryRegister(reading: StaffReading, taxIdNumber: string): Promise<CachedAnswer> {
  const now = Date.now();
  const { config, log } = reading.platform;
  const registry = isSampleTaxId(taxIdNumber)
    ? sampleRegistry(demoCompany)
    : whiteList(config.registryUrl, log);
  const answer = await registry.findByTaxId(taxIdNumber);
  store(taxIdNumber, answer, now);
  return { answer, at: now };
}

export type Company = RegisteredCompany & { readonly fetchedAt: Date };

function companyOf({ answer, at }: CachedAnswer): Company {
  if ('refused' in answer) throw new Refusal(refusals[answer.refused]);
  return { ...answer.found, fetchedAt: new Date(at) };
}

/**
 * Finds a company by its tax id: in the sample register for numbers that no company can have, otherwise in the
 * Ministry's list.
 * @throws 404 `registry_not_found`, 503 `registry_unavailable` or `registry_quota`.
 */
export async function findCompany(reading: StaffReading, taxIdNumber: string): Promise<Company> {
  return companyOf(fresh(taxIdNumber, Date.now()) ?? (await queryRegister(reading, taxIdNumber)));
}

/** As `findCompany`, with an answer of today: one cached before today is not used. @throws as `findCompany` */
export async function findCompanyToday(reading: StaffReading, taxIdNumber: string): Promise<Company> {
  const now = Date.now();
  const before = fresh(taxIdNumber, now);
  const isOfToday = before && warsawDay(new Date(before.at)) === warsawDay(new Date(now));
  return companyOf(isOfToday ? before : await queryRegister(reading, taxIdNumber));
}

/** Returns a company from the cache, without a request to the register. */
export function cachedCompany(taxIdNumber: string): Company | undefined {
  const before = fresh(taxIdNumber, Date.now());
  return before && 'found' in before.answer ? companyOf(before) : undefined;
}
