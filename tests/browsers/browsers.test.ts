/**
 * The product in the engines that are not Chromium: every route, and ten ways through it. Costs about two minutes an
 * engine; `npm run test:browsers` runs it where an engine is installed, and it is in no other run.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createClient, type Client } from '@szansa/api-client/client';

import { demoPassword, startDemoServer, type DemoServer } from '../demo-server.ts';
import { signInAt } from '../sign-in.ts';
import { engines, type Browser } from './engines.ts';

const email = 'adam.maj@szansa.example';

const installed = engines.flatMap(({ program, ...engine }) => (program ? [{ ...engine, program }] : []));

let server: DemoServer;
let client: Client;

beforeAll(async () => {
  server = await startDemoServer();
  const { tokenData } = await signInAt(server.url, email, demoPassword);
  client = createClient({
    baseUrl: `${server.url}/api`,
    token: () => tokenData.accessToken,
    language: () => 'pl',
  });
});

afterAll(() => server.remove());

const selectors = {
  button: 'button, [role=button]',
  field: 'input, textarea, [role=textbox], [role=combobox]',
  heading: 'h1, h2, [role=dialog] header',
  link: 'a[href]',
  menuitem: '[role=menuitem], [role=menuitemradio]',
  option: '[role=option]',
  row: 'main tbody tr',
} as const;

type Kind = keyof typeof selectors;

/** An expression for the first element of a kind in view whose name has a text. */
function the(kind: Kind, name = ''): string {
  const nameOf = `(e) => (e.getAttribute('aria-label') ?? (e.getAttribute('aria-labelledby')
    ? document.getElementById(e.getAttribute('aria-labelledby').split(' ')[0])?.textContent
    : e.labels?.[0]?.textContent) ?? e.textContent).trim()`;
  return `([...document.querySelectorAll(${JSON.stringify(selectors[kind])})]
    .filter((e) => e.getClientRects().length > 0 && !e.closest('[aria-hidden=true], [inert]'))
    .find((e) => (${nameOf})(e).includes(${JSON.stringify(name)})) ?? null)`;
}

const text = 'document.body.innerText';

describe.each(installed)('in $name', ({ start, program }) => {
  let browser: Browser;

  /** Waits until an expression is true in the page. */
  const expectPage = (expression: string) =>
    expect.poll(() => browser.evaluate(`Boolean(${expression})`), { message: expression }).toBe(true);
  const states = (words: string) => `${text}.includes(${JSON.stringify(words)})`;
  const open = (path: string) => browser.open(`${server.url}${path}`);
  const click = async (kind: Kind, name?: string) => {
    await expectPage(the(kind, name));
    await browser.click(the(kind, name));
  };
  const fill = async (name: string, value: string) => {
    await expectPage(the('field', name));
    await browser.fill(the('field', name), value);
  };

  beforeAll(async () => {
    browser = await start(program);
  });

  afterAll(() => browser.close());

  it('one signs in', async () => {
    await open('/login');
    await fill('E-mail', email);
    await fill('Hasło', demoPassword);
    await click('button', 'Zaloguj się');
    await expectPage(states('Dzień dobry, Adam'));
  });

  it('every route is shown', async () => {
    const [opportunity] = (await client.opportunities.list({ query: {} })).items;
    const [customer] = (await client.customers.list({ query: {} })).items;
    const [enquiry] = (await client.internalEnquiries.list({ query: {} })).items;
    const [report] = (await client.reports.list({ query: {} })).items;
    const [notice] = (await client.companyNotices.list({ query: {} })).items;
    const paths = [
      '/',
      '/customers',
      `/customer/${customer?.id}`,
      '/customer-organisations',
      '/calendar',
      '/sales-opportunities',
      '/sales-opportunities?view=list',
      `/sales-opportunity/${opportunity?.id}`,
      '/offers',
      '/bank-comparisons',
      '/rent-offers',
      '/banks',
      '/dealers',
      '/representatives',
      '/vehicles',
      '/settings',
      '/profile',
      '/labels',
      '/analytics',
      '/reports',
      `/report/${report?.id}`,
      '/internal-enquiries',
      `/internal-enquiry/${enquiry?.id}`,
      '/received-mails',
      '/my-company-notifications',
      '/admin',
      '/admin/unassigned-leads',
      '/admin/lead-sources',
      '/admin/work-control-notifications',
      `/admin/work-control-notification/${notice?.id}`,
      '/admin/export-requests',
      '/admin/permissions',
      '/admin/columns',
      '/admin/audit-log',
      '/car-management',
      '/car-management/lists',
      '/car-management/template',
      '/car-management/offer',
    ];
    for (const path of paths) {
      await open(path);
      await expectPage(
        `document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]')`,
      );
      const page = String(await browser.evaluate(text));
      const faults = /Coś poszło nie tak|Błąd API|Invalid Date|NaN|undefined/.exec(page);
      expect(faults && `${path}: ${faults[0]}`).toBeNull();
    }
  });

  it('the calendar has today', async () => {
    await open('/calendar');
    await expectPage(
      `document.querySelector('main .fc-day-today, main [data-today=true], main [aria-current=date]')`,
    );
  });

  it('a list is searched', async () => {
    await open('/customers');
    await expectPage(the('row'));
    const [customer] = (await client.customers.list({ query: {} })).items;
    await fill('Szukaj klientów', customer?.lastName ?? '');
    await expectPage(
      `[...document.querySelectorAll('main tbody tr[data-index]')].every((row) => row.innerText.includes(${JSON.stringify(customer?.lastName)}))`,
    );
  });

  it('a list is sorted by its heading', async () => {
    await open('/banks');
    const heading = `document.querySelector('main thead th button')`;
    await expectPage(heading);
    await browser.click(heading);
    await expectPage(`location.search.includes('sort=')`);
  });

  it('a customer is created', async () => {
    await open('/customers?new=customer');
    await fill('Imię', 'Sabina');
    await fill('Nazwisko', `Silnikowa ${program.length}`);
    await fill('E-mail 1', `sabina.${program.length}@example.com`);
    await click('button', 'Dodaj klienta');
    await expectPage(the('heading', `Sabina Silnikowa ${program.length}`));
  });

  it('a message is written', async () => {
    const { items } = await client.opportunities.list({ query: {} });
    await open(`/sales-opportunity/${items[0]?.id}?tab=messages`);
    await fill('Napisz wiadomość', 'Zażółć gęślą jaźń');
    await click('button', 'Wyślij');
    await expectPage(states('Zażółć gęślą jaźń'));
  });

  it('an opportunity goes on to its next status', async () => {
    const leads = await client.opportunities.list({ query: { status: ['lead'] } });
    // one without an owner is assigned first
    const one = leads.items.find(({ worker }) => worker !== null);
    await open(`/sales-opportunity/${one?.id}`);
    await click('button', 'Dalej: Pierwszy kontakt');
    await expect
      .poll(async () => (await client.opportunities.get({ params: { id: one?.id ?? '' } })).status)
      .toBe('first_contact');
  });

  it('an activity is planned, its day chosen in the calendar of the field', async () => {
    await open('/calendar');
    await click('button', 'Dodaj');
    await fill('Tytuł', 'Odbiór auta');
    await click('button', 'Otwórz kalendarz: Dzień');
    await browser.press('Enter');
    await click('button', 'Zaplanuj');
    await expectPage(states('Odbiór auta'));
  });

  it('the palette finds a screen by the keyboard', async () => {
    await open('/banks');
    await click('button', 'SzukajCtrl');
    await fill('Szukaj i wykonaj', 'Pojazdy');
    await expectPage(the('option', 'Pojazdy'));
    await browser.press('Enter');
    await expectPage(`location.pathname === '/vehicles'`);
  });

  it('one signs out', async () => {
    await open('/');
    await click('button', 'Menu użytkownika');
    await click('menuitem', 'Wyloguj się');
    await expectPage(`location.pathname === '/login' && localStorage.getItem('szansa.auth') === null`);
  });
});

it('an engine is installed', () => {
  const names = installed.map(({ name }) => name);
  expect(names, 'install webkit2gtk-driver and xvfb, or Firefox').not.toEqual([]);
});
