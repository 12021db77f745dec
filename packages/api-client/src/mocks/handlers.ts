import { http, HttpResponse, type HttpHandler } from 'msw';

import {
  readForm,
  failureOf,
  refusalOf,
  type Data,
  type EndpointDefinition,
  type EndpointTree,
  type GivenWith,
  type Input,
  type RefusalCode,
  type Route,
} from '../contract/index.ts';
import { endpoints, type Endpoints } from '../endpoints/index.ts';
import { routes } from '../generated/routes.ts';

/** What a mock may look at to answer. */
export interface MockCall<D extends EndpointDefinition> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: () => Promise<Input<D> extends { body?: infer Body } ? NonNullable<Body> : unknown>;
}

type Answer<D extends EndpointDefinition> =
  | Data<D>
  | Response
  | ((call: MockCall<D>) => Data<D> | Response | Promise<Data<D> | Response>);

type MocksOf<Tree extends EndpointTree> = {
  readonly [R in keyof Tree]: { readonly [N in keyof Tree[R]]: (answer: Answer<Tree[R][N]>) => HttpHandler };
};

export type Mocks = MocksOf<Endpoints>;

/** A refusal as the server words it in Polish. */
export function refusal<Code extends RefusalCode>(code: Code, ...[given]: GivenWith<Code>): Response {
  return HttpResponse.json(failureOf(code, given ?? {}, 'pl'), { status: refusalOf(code).status });
}

/** A call that never answers, for stories of loading. */
export function pending(): Promise<never> {
  return new Promise(() => {});
}

function responseOf(route: Route, data: unknown): Response {
  // a story may be answered the same refusal many times
  if (data instanceof Response) return data.clone();
  if (!route.download) return HttpResponse.json({ success: true, data, message: '' });
  const { blob, filename } = data as { blob: Blob; filename: string };
  return new HttpResponse(blob, {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}` },
  });
}

/** Requests that a mock answered and the server would refuse, each with why. */
let refused: string[] = [];

/** Returns and clears the requests that the server would have refused since the last call. */
export function drainRefusedRequests(): readonly string[] {
  const drained = refused;
  refused = [];
  return drained;
}

function queryOf(url: URL): Record<string, string | string[]> {
  const names = new Set(url.searchParams.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const [first = '', ...others] = url.searchParams.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

const isForm = ({ files, form }: EndpointDefinition): boolean => files !== undefined || form === true;

/** Notes a request whose query or body does not fit the endpoint, as the server would refuse it. */
async function check(definition: EndpointDefinition, request: Request): Promise<void> {
  const url = new URL(request.url);
  const parts = {
    query: definition.query?.safeParse(queryOf(url)),
    // a form with files is put together by the client alone
    body: isForm(definition) ? undefined : definition.body?.safeParse(await request.clone().json()),
  };
  for (const [part, found] of Object.entries(parts)) {
    for (const { path, message } of found?.error?.issues ?? [])
      refused.push(`${request.method} ${url.pathname}${url.search}: ${[part, ...path].join('.')} ${message}`);
  }
}

/** Returns the body of a form, parsed as the server parses it. */
async function formOf(definition: EndpointDefinition, request: Request): Promise<Record<string, unknown>> {
  const parts = [...(await request.formData())];
  const texts = parts.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const files = parts.filter(([, value]) => typeof value !== 'string');
  const read = readForm(definition, texts, (path) => {
    throw new TypeError(`${path} is no part of a form`);
  });
  return { ...read, ...Object.fromEntries(files) };
}

function handlerOf(definition: EndpointDefinition, route: Route, answer: unknown): HttpHandler {
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`*/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    await check(definition, request);
    const body = async (): Promise<unknown> =>
      isForm(definition) ? formOf(definition, request) : request.json();
    const query = new URL(request.url).searchParams;
    const data: unknown = typeof answer === 'function' ? await answer({ params, query, body }) : answer;
    return responseOf(route, data);
  });
}

const definitions: EndpointTree = endpoints;

function definitionOf(resource: string, name: string): EndpointDefinition {
  const definition = definitions[resource]?.[name];
  if (!definition) throw new RangeError(`no endpoint ${resource}.${name}`);
  return definition;
}

const derived: object = Object.fromEntries(
  Object.entries(routes).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries<Route>(calls).map(([name, route]) => [
        name,
        (answer: unknown) => handlerOf(definitionOf(resource, name), route, answer),
      ]),
    ),
  ]),
);

/** A mock of every endpoint, typed by it: `mocks.customers.get(customer)` or `mocks.customers.get(() => …)`. */
// the routes are generated from the endpoints that the type is made of
export const mocks = derived as Mocks;
