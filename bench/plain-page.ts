import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Data, Endpoints } from '@szansa/api-client/client';

type Customer = Data<Endpoints['customers']['list']>['items'][number];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function pageOf(customers: readonly Customer[]): string {
  const rows = customers.map((customer) => {
    const { name, taxIdNumber, phones = [], emails = [], city, opportunityCount, updatedAt } = customer;
    const firms = customer.customerOrganizations.map((firm) => firm.name).join(', ');
    const cells = [
      firms,
      taxIdNumber,
      phones.map(({ phone }) => phone).join(', '),
      emails.map(({ email }) => email).join(', '),
      city,
      opportunityCount,
      updatedAt,
    ];
    const texts = cells.map((cell) => `<td>${escaped(String(cell ?? ''))}</td>`).join('');
    return `<tr data-index><td><a href="/customer/${customer.id}">${escaped(name)}</a></td>${texts}</tr>`;
  });
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Klienci</title>
<main><h1>Klienci</h1><table><tbody>${rows.join('')}</tbody></table></main></html>`;
}

export interface PlainPage {
  readonly url: string;
  readonly close: () => void;
}

/** Serves plain HTML pages by their paths, or one page at any path. */
export async function serveHtml(html: string | ((path: string) => string)): Promise<PlainPage> {
  const server = createServer(({ url = '/' }, response) => {
    const page = typeof html === 'string' ? html : html(url);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** A page of one customer, to which the rows of the list lead. */
function recordPage(customer: Customer | undefined): string {
  const facts = Object.entries(customer ?? {}).map(
    ([name, value]) => `<dt>${name}</dt><dd>${escaped(JSON.stringify(value))}</dd>`,
  );
  const name = escaped(customer?.name ?? '');
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><title>${name}</title>
<main><h1>${name}</h1><dl>${facts.join('')}</dl></main></html>`;
}

/**
 * Serves the rows of a list as a plain HTML page, and each record as another: the lower bound for the loading times of
 * an application.
 */
export function servePlainPage(customers: readonly Customer[]): Promise<PlainPage> {
  const list = pageOf(customers);
  const pages = new Map(customers.map((customer) => [`/customer/${customer.id}`, recordPage(customer)]));
  return serveHtml((path) => pages.get(path) ?? list);
}
