import { describe, expect, expectTypeOf, it, vi } from 'vitest';

import { ApiError, refusedWith } from './api-error.ts';
import { createClient, type Client, type ClientOptions, type Input } from './client.ts';
import type { Endpoints } from './endpoints/index.ts';
import { routesOf } from './contract/index.ts';
import { endpoints } from './endpoints/index.ts';
import { routes } from './generated/routes.ts';

const id = '0192f0c1-0000-7000-8000-000000000001';

function answering(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? ok(null));
  });
  const sent = (call = 0) => {
    const [url, request] = fetch.mock.calls[call] ?? [];
    return { url: url as string, request: request ?? {}, headers: new Headers(request?.headers) };
  };
  return { fetch, sent };
}

const ok = (data: unknown) => Response.json({ success: true, data, message: '' });
const no = (status: number, data: object, message = 'nie') =>
  Response.json({ success: false, data, message }, { status });

function clientWith(fetch: typeof globalThis.fetch, options: Partial<ClientOptions> = {}): Client {
  return createClient({ baseUrl: '/api', fetch, ...options });
}

describe('calls', () => {
  it('fill the path, repeat keys of the query and leave out what is empty [S7.1]', async () => {
    const { fetch, sent } = answering(ok({}));
    await clientWith(fetch).opportunities.list({ query: { status: ['lead', 'closed'], search: '' } });
    expect(sent().url).toBe('/api/opportunities?status=lead&status=closed');
    await clientWith(fetch).customers.get({ params: { id } });
    expect(sent(1).url).toBe(`/api/customers/${id}`);
  });

  it('carry the token where a session is needed and not where it is not [S7.1]', async () => {
    const { fetch, sent } = answering(ok([]), ok({}));
    const client = clientWith(fetch, { token: () => 'secret' });
    await client.labels.list();
    await client.auth.login({ body: { email: 'a@b.pl', password: 'x' } });
    expect(sent(0).headers.get('authorization')).toBe('Bearer secret');
    expect(sent(1).headers.has('authorization')).toBe(false);
  });

  it('send files as a form under the endpoint’s name', async () => {
    const { fetch, sent } = answering(ok({}));
    const file = new File(['a'], 'żółć.txt');
    await clientWith(fetch).comments.create({ body: { customerFileId: id, message: 'x' }, files: [file] });
    const form = sent().request.body as FormData;
    expect(form.getAll('files')).toHaveLength(1);
    expect((form.get('files') as File).name).toBe('żółć.txt');
    expect(form.get('message')).toBe('x');
  });

  it('send what is saved as a form without files, lists as JSON [S7.6]', async () => {
    const { fetch, sent } = answering(ok({}));
    const equipment = [
      { carEquipmentId: id, carEquipmentSectionId: null, equipmentType: 'standard' as const },
    ];
    const body = { brandId: id, modelId: id, versionId: id, enginePower: 150, carTypeId: null, equipment };
    await clientWith(fetch).carTemplates.create({ body });
    const form = sent().request.body as FormData;
    expect(form.get('enginePower')).toBe('150');
    expect(form.has('carTypeId')).toBe(false);
    expect(form.get('equipment')).toBe(JSON.stringify(equipment));
  });

  it('give a download its Polish name', async () => {
    const headers = {
      'content-disposition': 'attachment; filename="x.pdf"; filename*=UTF-8\'\'%C5%BC%C3%B3%C5%82%C4%87.pdf',
    };
    const { fetch } = answering(new Response('pdf', { headers }));
    expect((await clientWith(fetch).files.download({ params: { id } })).filename).toBe('żółć.pdf');
  });
});

describe('the server’s time', () => {
  it('is read from each answer but files, which may be old', async () => {
    const onServerTime = vi.fn<(moment: number) => void>();
    const headers = { date: 'Fri, 20 Nov 2026 08:30:00 GMT' };
    const { fetch } = answering(
      Response.json({ success: false, message: '', data: {} }, { status: 404, headers }),
      new Response('pdf', { headers }),
    );
    const client = clientWith(fetch, { onServerTime });
    await client.labels.list().catch(() => undefined);
    await client.files.download({ params: { id } });
    expect(onServerTime.mock.calls).toEqual([[Date.parse(headers.date)]]);
  });
});

describe('creating calls', () => {
  it('retain their key when the connection was cut and they are sent again', async () => {
    const { fetch, sent } = answering(new TypeError('cut'), ok({}));
    await clientWith(fetch).banks.create({ body: { name: 'Bank' } });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(sent(0).headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent(1).headers.get('idempotency-key')).toBe(sent(0).headers.get('idempotency-key'));
  });

  it('use the caller’s own key', async () => {
    const { fetch, sent } = answering(ok({}));
    await clientWith(fetch).banks.create({ body: { name: 'Bank' } }, { idempotencyKey: 'mine' });
    expect(sent().headers.get('idempotency-key')).toBe('mine');
  });
});

describe('failures', () => {
  it('are ApiErrors with status, code, fields and the server’s text [S7.1]', async () => {
    const fields = [{ path: 'email', code: 'required', message: 'To pole jest wymagane!' }];
    const { fetch } = answering(no(422, { code: 'validation', fields }, 'Popraw zaznaczone pola.'));
    const failure = await clientWith(fetch)
      .customers.get({ params: { id } })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 422,
      code: 'validation',
      fields,
      message: 'Popraw zaznaczone pola.',
    });
  });

  it('without a line are status 0, and changing calls are not repeated by themselves', async () => {
    const { fetch } = answering(new TypeError('cut'), ok({}));
    const body = { version: 1, changes: {} };
    await expect(clientWith(fetch).customers.update({ params: { id }, body })).rejects.toMatchObject({
      status: 0,
      code: 'unavailable',
      // empty: texts for users are translated, or shown elsewhere
      message: '',
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('report a lost session, but not wrong credentials', async () => {
    const onUnauthorized = vi.fn<() => void>();
    const { fetch } = answering(no(401, { code: 'session_expired' }), no(400, { code: 'wrong_credentials' }));
    const client = clientWith(fetch, { onUnauthorized });
    await client.labels.list().catch(() => undefined);
    await client.auth.login({ body: { email: 'a', password: 'b' } }).catch(() => undefined);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('answers that are not the server’s', () => {
  const foreign = (body: BodyInit | null, status: number) => new Response(body, { status });

  it.each([
    ['a page of a proxy', foreign('<html>Bad Gateway</html>', 502), 502],
    ['nothing', foreign(null, 500), 500],
    ['JSON of something else', Response.json({ message: 'Internal Server Error' }, { status: 500 }), 500],
    ['a page in the place of data', foreign('<html>Log in to this network</html>', 200), 200],
    ['JSON in the place of data', Response.json({ success: true }), 200],
  ])('fail without words of their own: %s [S8.13]', async (_, answer, status) => {
    const { fetch } = answering(answer);
    await expect(clientWith(fetch).labels.list()).rejects.toMatchObject({
      name: 'ApiError',
      status,
      code: 'foreign',
      message: '',
    });
  });

  it.each([foreign(null, 204), foreign('part', 206), foreign(null, 304), foreign('<html>', 502)])(
    'are no file: %# [S7.4]',
    async (answer) => {
      const { fetch } = answering(answer);
      await expect(clientWith(fetch).files.download({ params: { id } })).rejects.toMatchObject({
        status: answer.status,
        code: 'download_failed',
        message: '',
      });
    },
  );

  it('are a file with 200 and 201 [S7.4]', async () => {
    const { fetch } = answering(foreign('pdf', 200), foreign('pdf', 201));
    const { download } = clientWith(fetch).files;
    expect((await download({ params: { id } })).blob.size).toBe(3);
    expect((await download({ params: { id } })).blob.size).toBe(3);
  });

  it("retain the server's message about a file it refuses", async () => {
    const { fetch } = answering(no(403, { code: 'document_hidden' }, 'Dokument zawiera dane'));
    await expect(clientWith(fetch).files.download({ params: { id } })).rejects.toMatchObject({
      code: 'document_hidden',
      message: 'Dokument zawiera dane',
    });
  });
});

describe('types', () => {
  it('accept what an endpoint describes and refuse what it does not', () => {
    type Get = Input<Endpoints['customers']['get']>;
    expectTypeOf<{ params: { id: string } }>().toExtend<Get>();
    expectTypeOf<{ params: { id: number } }>().not.toExtend<Get>();
    type Create = Parameters<Client['comments']['create']>[0];
    expectTypeOf<{ body: { customerFileId: string; message: string } }>().toExtend<Create>();
    type Upload = Parameters<Client['documents']['upload']>[0];
    expectTypeOf<{ params: { id: string }; body: { type: 'other' } }>().not.toExtend<Upload>();
    type Move = Parameters<Client['opportunities']['move']>[0]['body'];
    expectTypeOf<{ status: 'closed'; version: number }>().toExtend<Move>();
    expectTypeOf<{ status: 'sold'; version: number }>().not.toExtend<Move>();
    expectTypeOf<Awaited<ReturnType<Client['files']['download']>>>().toHaveProperty('blob');
  });
});

describe('the table the browser loads', () => {
  it('matches the endpoints', () => {
    expect(routes).toEqual(routesOf(endpoints));
  });
});

describe('refusals', () => {
  const accepted = new ApiError(409, 'zajęta', { code: 'opportunity_taken', workerId: id, name: 'Jan' });

  it('have details of the type that belongs to their code', () => {
    expect(refusedWith(accepted, 'opportunity_taken')).toMatchObject({ workerId: id, name: 'Jan' });
    expectTypeOf(refusedWith(accepted, 'opportunity_taken')).toEqualTypeOf<{
      workerId: string;
      name: string;
    } | null>();
    expect(accepted.is('wrong_state')).toBe(false);
  });

  it('are nothing to an error of another kind', () => {
    expect(refusedWith(accepted, 'stale_version')).toBeNull();
    expect(refusedWith(new Error('offline'), 'opportunity_taken')).toBeNull();
  });
});
