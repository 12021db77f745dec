import { normaliseRegon } from '@szansa/domain/identity';
import { warsawDay } from '@szansa/domain/shared';
import type { Logger } from 'pino';
import { z } from 'zod';

import type { BusinessRegistry, RegisteredCompany, RegistryAnswer } from './business-registry.ts';
import { abbreviateLegalForm, parseAddress, titleCase } from './white-list-texts.ts';

/**
 * The Ministry of Finance's list of VAT payers (https://wl-api.mf.gov.pl), which needs no API key: 100 searches a
 * day and address, after which it refuses until midnight in Warsaw. Unknown numbers return 200 with a null subject.
 */
const timeout = 10_000;
const dailyLimitCodes: readonly string[] = ['WL-191'];
const notFoundCodes: readonly string[] = ['WL-115'];

const subject = z.object({
  name: z.string(),
  nip: z.string(),
  statusVat: z.string().nullish(),
  regon: z.string().nullish(),
  krs: z.string().nullish(),
  residenceAddress: z.string().nullish(),
  workingAddress: z.string().nullish(),
  removalDate: z.string().nullish(),
});

const success = z.object({ result: z.object({ subject: subject.nullable() }) });
const failure = z.object({
  code: z.string().optional(),
  exception: z.object({ code: z.string() }).optional(),
});

const vatStatuses: Readonly<Record<string, RegisteredCompany['vatStatus']>> = {
  Czynny: 'active',
  Zwolniony: 'exempt',
  Niezarejestrowany: 'unregistered',
};

function companyOf(found: z.infer<typeof subject>): RegisteredCompany {
  const address = found.workingAddress ?? found.residenceAddress;
  return {
    taxIdNumber: found.nip,
    name: abbreviateLegalForm(titleCase(found.name)),
    regon: found.regon ? normaliseRegon(found.regon) : null,
    krs: found.krs ?? null,
    status: found.removalDate
      ? 'closed'
      : found.statusVat === 'Czynny' || found.statusVat === 'Zwolniony'
        ? 'active'
        : 'unknown',
    vatStatus: vatStatuses[found.statusVat ?? ''] ?? null,
    ...parseAddress(address ?? ''),
    source: 'white-list',
  };
}

function refusalOf(status: number, body: unknown): RegistryAnswer {
  const { code, exception } = failure.safeParse(body).data ?? {};
  const found = code ?? exception?.code ?? '';
  if (status === 429 || dailyLimitCodes.includes(found)) return { refused: 'quota' };
  if (notFoundCodes.includes(found)) return { refused: 'not_found' };
  return { refused: 'unavailable' };
}

/** The white list at an address; every failure of the line is `unavailable`, never an exception. */
export function whiteList(baseUrl: string, log: Logger): BusinessRegistry {
  return {
    async findByTaxId(taxIdNumber) {
      const url = `${baseUrl}/api/search/nip/${taxIdNumber}?date=${warsawDay(new Date())}`;
      try {
        const response = await fetch(url, {
          // the answer of another address is not the register's
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
          headers: { accept: 'application/json' },
        });
        const body: unknown = await response.json();
        if (!response.ok) return refusalOf(response.status, body);
        const { subject: found } = success.parse(body).result;
        return found ? { found: companyOf(found) } : { refused: 'not_found' };
      } catch (error) {
        log.warn({ err: error }, 'the register of VAT payers could not be asked');
        return { refused: 'unavailable' };
      }
    },
  };
}
