import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openSecrets, SecretError } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'szansa-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const withKey = (secretKey: string | null) => openSecrets({ dataDir, secretKey });
const key = 'a key of at least thirty-two signs';

describe('a sealed secret', () => {
  it('opens again for its purpose, and looks different each time', () => {
    const secrets = withKey(key);
    const [one, other] = [secrets.seal('seed', 'zażółć'), secrets.seal('seed', 'zażółć')];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('zażółć')).toBe(false);
    expect(withKey(key).open('seed', one).toString()).toBe('zażółć');
    expect(secrets.open('seed', secrets.seal('seed', Buffer.of(0, 255))).equals(Buffer.of(0, 255))).toBe(
      true,
    );
    expect(secrets.open('seed', secrets.seal('seed', ''))).toHaveLength(0);
  });

  it('opens neither for another purpose nor with another key, and states what is wrong', () => {
    const sealed = withKey(key).seal('seed of Anna', 'secret');
    expect(() => withKey(key).open('seed of Piotr', sealed)).toThrow(SecretError);
    expect(() => withKey(`${key}!`).open('seed of Anna', sealed)).toThrow(/seed of Anna.*SECRET_KEY/);
    expect(() => withKey(null).open('seed of Anna', sealed)).toThrow(/DATA_DIR\/secret-key/);
  });

  it('does not open when a single bit of it changed, or an end is missing', () => {
    const secrets = withKey(key);
    const sealed = secrets.seal('seed', 'secret');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.open('seed', changed)).toThrow(SecretError);
      expect(() => secrets.open('seed', sealed.subarray(0, at))).toThrow(SecretError);
    }
  });
});

describe('a fingerprint', () => {
  it('is the same for the same code and purpose, and another for every other key', () => {
    const print = withKey(key).fingerprint('anna', 'abc');
    expect(print).toHaveLength(32);
    expect(withKey(key).fingerprint('anna', 'abc').equals(print)).toBe(true);
    for (const other of [
      withKey(key).fingerprint('ann', 'aabc'),
      withKey(key).fingerprint('anna', 'abd'),
      withKey(null).fingerprint('anna', 'abc'),
    ]) {
      expect(other.equals(print)).toBe(false);
    }
  });
});

describe('the stored key', () => {
  const file = () => path.join(dataDir, 'secret-key');

  it('is 32 random bytes only its owner reads, and the same at the next start', () => {
    const sealed = withKey(null).seal('seed', 'secret');
    expect(readFileSync(file())).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(withKey(null).open('seed', sealed).toString()).toBe('secret');
    expect(readdirSync(dataDir)).toEqual(['secret-key']);
  });

  it('is one for all processes that start at once', async () => {
    const script = `
      import { openSecrets } from ${JSON.stringify(path.join(import.meta.dirname, 'secrets.ts'))};
      const secrets = openSecrets({ dataDir: ${JSON.stringify(dataDir)}, secretKey: null });
      process.stdout.write(secrets.fingerprint('who', 'am i').toString('hex'));`;
    const runs = Array.from({ length: 6 }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
    );
    const prints = (await Promise.all(runs)).map(({ stdout }) => stdout);
    expect(prints[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(prints).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['secret-key']);
  });

  it('is not used when it is damaged', () => {
    writeFileSync(file(), 'short');
    expect(() => withKey(null)).toThrow(/has 5 bytes instead of 32/);
  });
});
