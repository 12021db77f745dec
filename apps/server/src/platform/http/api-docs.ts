import { openApiDocument } from '@szansa/api-client/openapi';
import type { FastifyInstance } from 'fastify';

import { refuseOtherMethods } from './methods.ts';

const version = '1.0.0';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page to read, without a script: every call by resource, linked to the machine-readable description. */
function page({ paths, tags }: ReturnType<typeof openApiDocument>): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const sections = tags.map(({ name, description }) => {
    const found = calls.filter(({ call }) => call.tags.includes(name));
    const rows = found.map(
      ({ path, method, call }) =>
        `<tr><td><code>${method}</code></td><td><code>${escape(`/api${path}`)}</code></td>` +
        `<td>${escape(call.summary)}</td><td><code>${escape(call['x-access'])}</code></td></tr>`,
    );
    const head =
      '<tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Access</th></tr>';
    return `<section><h2>${escape(name)}</h2><p>${escape(description)}</p><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></section>`;
  });
  const style =
    'body{font:14px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}' +
    'table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #e7e5e4;vertical-align:top}' +
    'h2{margin:2rem 0 0;font-size:1rem}a{color:#0f5c66}' +
    '@media(prefers-color-scheme:dark){body{color:#e7e5e4;background:#1c1917}th,td{border-color:#44403c}a{color:#7cc5cf}}';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Szansa API</title><style>${style}</style></head><body><main><h1>Szansa API</h1>` +
    `<p>Answers are <code>{ success, data, message }</code>. Schemas stand in <a href="/api/openapi.json">openapi.json</a>.</p>` +
    `${sections.join('')}</main></body></html>`
  );
}

/** Serves `/api/openapi.json` and, as a page, `/api/docs`; both are made once, at the first request. */
export function serveApiDocs(app: FastifyInstance): void {
  let made: { readonly json: string; readonly html: string } | undefined;
  const docs = () => {
    if (!made) {
      const described = openApiDocument(version);
      made = { json: JSON.stringify(described), html: page(described) };
    }
    return made;
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(docs().json),
  );
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docs().html));
  for (const url of ['/api/openapi.json', '/api/docs']) refuseOtherMethods(app, url, ['GET']);
}
