import { testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Directives of a policy by name. */
function directivesOf(policy: string | null): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init);

describe('every answer', () => {
  it.each(['/api/health/ready', '/api/customers', '/login', '/nowhere'])(
    '%s runs no foreign script and is in no frame',
    async (path) => {
      const { headers } = await ask(path);
      const policy = directivesOf(headers.get('content-security-policy'));
      expect(policy['default-src']).toEqual(["'self'"]);
      expect(policy['script-src']).toEqual(["'self'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
      expect(policy['connect-src']).toEqual(["'self'"]);
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    },
  );

  it.each(['/api/health/ready', '/api/customers', '/api/nowhere'])(
    '%s is stored by no cache',
    async (path) => {
      expect((await ask(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  it('opens nothing to pages of other origins', async () => {
    const origin = 'https://evil.example';
    const answers = [
      await ask('/api/auth/login', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
      await ask('/api/health/ready', { headers: { origin } }),
    ];
    for (const { headers } of answers) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('accepts no body a form of another page could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const sent = await ask('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{}',
      });
      expect(sent.status).toBe(415);
    }
  });
});

it('insists on TLS where there is TLS, and only there', async () => {
  expect((await ask('/api/health/ready')).headers.get('strict-transport-security')).toBeNull();
  const behindTls = await testServer({ config: { publicUrl: 'https://crm.example' } });
  try {
    const { headers } = await fetch(`${behindTls.url}/api/health/ready`);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
  } finally {
    await behindTls.close();
  }
});
