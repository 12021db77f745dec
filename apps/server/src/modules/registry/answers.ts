import type { RegistryAnswer } from '#adapters/registry/business-registry.ts';
import { isSampleTaxId, sampleRegistry } from '#adapters/registry/sample-registry.ts';
import { whiteList } from '#adapters/registry/white-list.ts';
import { Refusal, type StaffReading } from '#platform';

const refusals = {
  not_found: 'registry_not_found',
  unavailable: 'registry_unavailable',
  quota: 'registry_quota',
} as const;

const keptFor = 24 * 60 * 60 * 1000;
const mostKept = 1000;

interface Kept {
  readonly answer: RegistryAnswer;
  readonly at: number;
}

/** Answers of today, so that one company does not use up the day's searches. Failures are asked for again. */
const kept = new Map<string, Kept>();

function keep(taxIdNumber: string, answer: RegistryAnswer, at: number): void {
  if (!('found' in answer)) return;
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(taxIdNumber, { answer, at });
}

async function ask(reading: StaffReading, taxIdNumber: string): Promise<Kept> {
  const now = Date.now();
  const before = kept.get(taxIdNumber);
  if (before && now - before.at < keptFor) return before;
  const { config, log } = reading.platform;
  const registry = isSampleTaxId(taxIdNumber) ? sampleRegistry : whiteList(config.registryUrl, log);
  const answer = await registry.findByTaxId(taxIdNumber);
  keep(taxIdNumber, answer, now);
  return { answer, at: now };
}

/**
 * A company by its tax id: the sample register for numbers nobody can own, the Ministry's list for all others.
 * @throws 404 `registry_not_found`, 503 `registry_unavailable` or `registry_quota`.
 */
export async function findCompany(reading: StaffReading, taxIdNumber: string) {
  const { answer, at } = await ask(reading, taxIdNumber);
  if ('refused' in answer) throw new Refusal(refusals[answer.refused]);
  return { ...answer.found, fetchedAt: new Date(at) };
}
