import type { EndpointDefinition, EndpointTree, Method } from './endpoint.ts';

/** What the browser has to know of an endpoint to call it: everything but the schemas. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  /** Name of the file parts of a multipart call. */
  readonly files?: string;
  /** A multipart call without files. */
  readonly form?: true;
  readonly download?: true;
  readonly creates?: true;
  readonly public?: true;
}

export interface RouteTree {
  readonly [resource: string]: { readonly [name: string]: Route };
}

export function routeOf(definition: EndpointDefinition): Route {
  return {
    method: definition.method,
    path: definition.path,
    ...(definition.files ? { files: definition.files.field } : {}),
    ...(definition.form ? { form: true } : {}),
    ...(definition.response === 'file' ? { download: true } : {}),
    ...(definition.creates ? { creates: true } : {}),
    ...(definition.access === 'public' ? { public: true } : {}),
  };
}

/** The slim table of all routes, as `pnpm generate` writes it down. */
export function routesOf(tree: EndpointTree): RouteTree {
  return Object.fromEntries(
    Object.entries(tree).map(([resource, calls]) => [
      resource,
      Object.fromEntries(Object.entries(calls).map(([name, definition]) => [name, routeOf(definition)])),
    ]),
  );
}
