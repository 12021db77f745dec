import type { RegistryAnswer } from '#adapters/registry/business-registry.ts';
import { isSampleTaxId, sampleRegistry } from '#adapters/registry/sample-registry.ts';
import { whiteList } from '#adapters/registry/white-list.ts';
import { Refusal, type StaffReading } from '#platform';

const refusals = {
  not_found: 'registry_not_found',
  unavailable: 'registry_unavailable',
  quota: 'registry_quota',
} as const;

const hour = 60 * 60 * 1000;
const mostKept = 1000;

interface Kept {
  readonly answer: RegistryAnswer;
  readonly at: number;
}

/** Answers, so that one number does not use up the day's searches. Failures are asked for again. */
const kept = new Map<string, Kept>();

/** How long an answer counts, in milliseconds: a company may be registered today that was not found this morning. */
function lifetime(answer: RegistryAnswer): number {
  if ('found' in answer) return 24 * hour;
  return answer.refused === 'not_found' ? hour : 0;
}

function keep(taxIdNumber: string, answer: RegistryAnswer, at: number): void {
  if (lifetime(answer) === 0) return;
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(taxIdNumber, { answer, at });
}

async function ask(reading: StaffReading, taxIdNumber: string): Promise<Kept> {
  const now = Date.now();
  const before = kept.get(taxIdNumber);
  if (before && now - before.at < lifetime(before.answer)) return before;
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
