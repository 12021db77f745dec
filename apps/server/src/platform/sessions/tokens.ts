import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** An opaque access token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What is stored instead of the token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of an `Authorization: Bearer …` header, if it can be one. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
