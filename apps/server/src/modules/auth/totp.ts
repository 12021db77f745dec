import { randomBytes } from 'node:crypto';

import { formatEmail } from '@szansa/domain/identity';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, six digits, half a minute. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps before and after the present one that count, for clocks that are a little off. */
const tolerance = 1;

const seedBytes = 20;

/** A new secret of an authenticator app: 160 random bits. */
export function newSeed(): Buffer {
  return randomBytes(seedBytes);
}

function totpOf(seed: Uint8Array): TOTP {
  return new TOTP({ ...settings, secret: new Secret({ buffer: new Uint8Array(seed).buffer }) });
}

/** The time step a code belongs to, counted from 1970 in half minutes; null when the code is wrong or too old. */
export function stepOfCode(seed: Uint8Array, code: string, now: Date): number | null {
  const totp = totpOf(seed);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** What an authenticator app is given: the secret to type, and the address in the QR code. */
export function enrolmentOf(
  seed: Uint8Array,
  account: { readonly agency: string; readonly email: string },
): { secret: string; uri: string } {
  const totp = totpOf(seed);
  totp.issuer = account.agency;
  totp.label = formatEmail(account.email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}
