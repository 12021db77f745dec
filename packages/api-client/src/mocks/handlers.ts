import { http, HttpResponse, type HttpHandler } from 'msw';

import {
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
import type { Endpoints } from '../endpoints/index.ts';
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

function handlerOf(route: Route, answer: unknown): HttpHandler {
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`*/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const body = async (): Promise<unknown> =>
      route.files ? Object.fromEntries(await request.formData()) : request.json();
    const query = new URL(request.url).searchParams;
    const data: unknown = typeof answer === 'function' ? await answer({ params, query, body }) : answer;
    return responseOf(route, data);
  });
}

const derived: object = Object.fromEntries(
  Object.entries(routes).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries<Route>(calls).map(([name, route]) => [
        name,
        (answer: unknown) => handlerOf(route, answer),
      ]),
    ),
  ]),
);

/** A mock of every endpoint, typed by it: `mocks.customers.get(customer)` or `mocks.customers.get(() => …)`. */
// the routes are generated from the endpoints that the type is made of
export const mocks = derived as Mocks;
