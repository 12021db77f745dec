import { v4 as uuid } from 'uuid';

import { ApiError } from './api-error.ts';
import type {
  Data,
  Download,
  EndpointDefinition,
  EndpointTree,
  Input,
  Route,
  RouteTree,
} from './contract/index.ts';
import type { Endpoints } from './endpoints/index.ts';
import { routes } from './generated/routes.ts';

export { ApiError, refusedWith } from './api-error.ts';
export type { Data, Download, Input } from './contract/index.ts';
export type { Endpoints } from './endpoints/index.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sent with a creating call; generated for each call when left out. Pass your own to repeat a call safely. */
  readonly idempotencyKey?: string;
  /** In a browser, called during an upload of files with the fraction that has been sent, from 0 to 1. */
  readonly onUploadProgress?: (fraction: number) => void;
}

type Arguments<D extends EndpointDefinition> =
  Record<never, never> extends Input<D>
    ? [input?: Input<D>, options?: CallOptions]
    : [input: Input<D>, options?: CallOptions];

export type Call<D extends EndpointDefinition> = (...args: Arguments<D>) => Promise<Data<D>>;

type Calls<Tree extends EndpointTree> = {
  readonly [R in keyof Tree]: { readonly [N in keyof Tree[R]]: Call<Tree[R][N]> };
};

/** Every call of the API by resource and name, typed by its endpoint. Calls reject with `ApiError` alone. */
export type Client = Calls<Endpoints>;

export interface ClientOptions {
  /** Where the API lives, e.g. `/api` or `http://127.0.0.1:3000/api`. */
  readonly baseUrl: string;
  readonly token?: () => string | null | undefined;
  /** BCP 47 tag for the server's messages before anyone is signed in. */
  readonly language?: () => string;
  /** Called on every 401 of a call that needs a session. */
  readonly onUnauthorized?: () => void;
  /**
   * Called with the server's clock, in milliseconds since 1970, for each response except files, which may come from a
   * cache.
   */
  readonly onServerTime?: (moment: number) => void;
  readonly fetch?: typeof fetch;
}

/** The parts of a call to any endpoint. */
interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: readonly File[];
}

const attempts = 3;

function queryString(query: AnyInput['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '')
        search.append(key, `${one as string | number | boolean}`);
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The path of a call with its parameters filled in. */
function pathOf(route: Route, input: AnyInput): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  return path + queryString(input.query);
}

function multipart({ files: field = '' }: Route, input: AnyInput): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(input.body ?? {})) {
    if (value === undefined || value === null) continue;
    // what is no text is described as JSON, of which a part is the text
    form.append(
      key,
      typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`,
    );
  }
  for (const file of input.files ?? []) form.append(field, file, file.name);
  return form;
}

function filenameOf(response: Response): string | null {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]*)"?/.exec(disposition)?.[1] ?? null);
}

function requestOf(options: ClientOptions, route: Route, input: AnyInput, call: CallOptions): RequestInit {
  const headers: Record<string, string> = {};
  const token = options.token?.();
  const language = options.language?.();
  if (token && !route.public) headers['authorization'] = `Bearer ${token}`;
  if (language) headers['accept-language'] = language;
  if (route.creates) headers['idempotency-key'] = call.idempotencyKey ?? uuid();
  const request = { method: route.method, headers, ...(call.signal ? { signal: call.signal } : {}) };
  if (route.files !== undefined || route.form) return { ...request, body: multipart(route, input) };
  if (input.body === undefined) return request;
  headers['content-type'] = 'application/json';
  return { ...request, body: JSON.stringify(input.body) };
}

/** Reading calls and keyed creating calls may be sent again when the line was cut. */
async function send(
  options: ClientOptions,
  route: Route,
  url: string,
  request: RequestInit,
  call: CallOptions,
): Promise<Response> {
  const { onUploadProgress } = call;
  const sending = async () => {
    if (!onUploadProgress || route.files === undefined) return (options.fetch ?? fetch)(url, request);
    const { fetchWithProgress } = await import('./uploading.ts');
    return fetchWithProgress(url, request, onUploadProgress);
  };
  const mayRepeat = route.method === 'GET' || route.creates === true;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sending();
    } catch (error) {
      if (request.signal?.aborted) throw error;
      if (!mayRepeat || attempt === attempts) throw new ApiError(0, '', { code: 'unavailable' });
    }
  }
}

interface AnyEnvelope {
  readonly success: boolean;
  readonly message: string;
  readonly data?: Record<string, unknown>;
}

/** What is between browser and server answers as well, with pages and words of its own. */
function isEnvelope(answer: unknown): answer is AnyEnvelope {
  const { success, message } = (answer ?? {}) as Partial<AnyEnvelope>;
  return typeof success === 'boolean' && typeof message === 'string';
}

/** The failure an answer is; words that are not this API's are left out. */
function failureOf({ ok, status }: Response, route: Route, answer: unknown): ApiError {
  if (isEnvelope(answer) && !ok) return new ApiError(status, answer.message, answer.data ?? {});
  return new ApiError(status, '', { code: route.download ? 'download_failed' : 'foreign' });
}

const fileStatuses: ReadonlySet<number> = new Set([200, 201]);

async function perform(
  options: ClientOptions,
  route: Route,
  input: AnyInput = {},
  call: CallOptions = {},
): Promise<unknown> {
  const url = options.baseUrl + pathOf(route, input);
  const response = await send(options, route, url, requestOf(options, route, input, call), call);
  if (route.download && fileStatuses.has(response.status)) {
    return { blob: await response.blob(), filename: filenameOf(response) } satisfies Download;
  }
  options.onServerTime?.(Date.parse(response.headers.get('date') ?? ''));
  const answer: unknown = await response.json().catch(() => null);
  if (!route.download && response.ok && isEnvelope(answer) && answer.success) return answer.data;
  if (response.status === 401 && !route.public) options.onUnauthorized?.();
  throw failureOf(response, route, answer);
}

/** A client of the API: `client.customers.get({ params: { id } })`. */
export function createClient(options: ClientOptions): Client {
  const table: RouteTree = routes;
  const client: object = Object.fromEntries(
    Object.entries(table).map(([resource, calls]) => [
      resource,
      Object.fromEntries(
        Object.entries(calls).map(([name, route]) => [
          name,
          (input?: AnyInput, call?: CallOptions) => perform(options, route, input, call),
        ]),
      ),
    ]),
  );
  // the routes are generated from the endpoints that the type is made of
  return client as Client;
}
