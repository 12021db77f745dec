import { randomInt } from 'node:crypto';

import {
  formatRecoveryCode,
  isRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
} from '@szansa/domain/account';

import { findAgencyName } from '#modules/agency';
import type { Reading, Work } from '#platform';
import { sendNotice } from './notices.ts';
import { findRecipient } from './queries.ts';
import {
  enrolSeed,
  findSeeds,
  storePendingSeed,
  redeemRecoveryCode,
  redeemStep,
  replaceRecoveryCodes,
} from './second-factor-queries.ts';
import { enrolmentOf, newSeed, stepOfCode } from './totp.ts';

/** Ten of the alphabet's 31 signs: just under 50 bits. */
const recoveryLength = 10;

const seedPurpose = (userId: string) => `totp seed ${userId}`;
const codePurpose = (userId: string) => `recovery code ${userId}`;

/** Returns the data that the user's authenticator app needs for a seed. */
export async function enrolmentFor(reading: Reading, userId: string, seed: Uint8Array) {
  const { email } = await findRecipient(reading.db, userId);
  return enrolmentOf(seed, { agency: await findAgencyName(reading.db), email });
}

/** Stores a new seed for the user, which remains pending (`pendingSeed`) until a code confirms it. */
export async function startEnrolment(work: Work, userId: string) {
  const seed = newSeed();
  const sealed = work.platform.secrets.seal(seedPurpose(userId), seed);
  await storePendingSeed(work.db, userId, sealed);
  return enrolmentFor(work, userId, seed);
}

/** Returns the seed whose confirmation is pending, if there is one. */
export async function pendingSeed(work: Work, userId: string): Promise<Buffer | null> {
  const { totpPendingSeed } = await findSeeds(work.db, userId);
  return totpPendingSeed && work.platform.secrets.open(seedPurpose(userId), totpPendingSeed);
}

/** New recovery codes in the place of the old ones, as they are shown: once. */
export async function giveRecoveryCodes(work: Work, userId: string): Promise<string[]> {
  const code = () =>
    Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(
      '',
    );
  const codes = Array.from({ length: recoveryCodeCount }, code);
  const { secrets } = work.platform;
  await replaceRecoveryCodes(
    work.db,
    userId,
    codes.map((one) => secrets.fingerprint(codePurpose(userId), one)),
  );
  return codes.map(formatRecoveryCode);
}

/**
 * Puts an authenticator app into use when a code confirms it: the recovery codes to show, or null for a wrong code.
 * Who was enrolled before has their old app and codes replaced. It is logged and mailed.
 */
export async function enrol(
  work: Work,
  userId: string,
  seed: Uint8Array,
  code: string,
): Promise<string[] | null> {
  const step = stepOfCode(seed, code, new Date());
  if (step === null) return null;
  const before = await findSeeds(work.db, userId);
  await enrolSeed(work.db, userId, work.platform.secrets.seal(seedPurpose(userId), seed), step);
  const codes = await giveRecoveryCodes(work, userId);
  const entity = { entity: 'user', entityId: userId, by: userId } as const;
  await work.audit({ ...entity, action: 'enrol_second_factor' });
  work.publish('account.changed', { userId, what: 'data' });
  await sendNotice(work, userId, before.totpSeed === null ? 'second_factor_on' : 'second_factor_replaced');
  return codes;
}

async function acceptTotp(work: Work, userId: string, code: string): Promise<boolean> {
  const { totpSeed } = await findSeeds(work.db, userId);
  if (totpSeed === null) return false;
  const step = stepOfCode(work.platform.secrets.open(seedPurpose(userId), totpSeed), code, new Date());
  return step !== null && redeemStep(work.db, userId, step);
}

async function acceptRecoveryCode(work: Work, userId: string, code: string): Promise<boolean> {
  const hash = work.platform.secrets.fingerprint(codePurpose(userId), code);
  if (!(await redeemRecoveryCode(work.db, userId, hash))) return false;
  const entity = { entity: 'user', entityId: userId, by: userId } as const;
  await work.audit({ ...entity, action: 'use_recovery_code' });
  await sendNotice(work, userId, 'recovery_code_used');
  return true;
}

/** Uses up a code of the app, or a recovery code; false for a wrong one, and for one used before. */
export function acceptCode(work: Work, userId: string, code: string): Promise<boolean> {
  return isRecoveryCode(code) ? acceptRecoveryCode(work, userId, code) : acceptTotp(work, userId, code);
}
