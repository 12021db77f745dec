/**
 * `node bench/equipment.ts`: measures frames per second on a car template with 300 items of equipment, while the user
 * scrolls, types, searches for an item and drags one past 100 others, and compares them with a plain HTML page of the
 * same rows. SLOWDOWN=4 throttles the CPU by that factor.
 */
import type { Page } from '@playwright/test';
import type { Client } from '@szansa/api-client/client';

import { median, whileBrowsing } from './browsing.ts';
import { aSecond, framesWhile, scrollOn } from './frames.ts';
import { dragByHandles } from './plain-drag.ts';
import { serveHtml } from './plain-page.ts';

const count = 300;
const sections = 2;
const draggedOver = 100;
const runs = 3;
const slowdown = Number(process.env['SLOWDOWN'] ?? 1);
const goal = 55;
const typed = 'Samochód demonstracyjny, pierwszy właściciel, serwisowany.';

const names = Array.from({ length: count }, (_, index) => `Wyposażenie mierzone ${index + 1}`);

/** Creates a template with the equipment, half of it in each of two sections. @returns its id */
async function templateOf({ carLists, carTemplates }: Client): Promise<string> {
  const create = async (
    kind: 'brand' | 'model' | 'version' | 'equipment' | 'equipment_section',
    name: string,
    parentId?: string,
  ) => {
    const body = { name, ...(parentId === undefined ? {} : { parentId }) };
    return (await carLists.create({ params: { kind }, body })).id;
  };
  const brandId = await create('brand', 'Mierzona');
  const modelId = await create('model', 'Klatki', brandId);
  const versionId = await create('version', 'Trzysta', modelId);
  const sectionIds: string[] = [];
  for (let section = 1; section <= sections; section += 1) {
    sectionIds.push(await create('equipment_section', `Sekcja mierzona ${section}`));
  }
  const equipment = [];
  for (const [index, name] of names.entries()) {
    const carEquipmentSectionId = sectionIds[Math.floor((index * sections) / count)] ?? null;
    const carEquipmentId = await create('equipment', name);
    equipment.push({ carEquipmentId, carEquipmentSectionId, equipmentType: 'standard' as const });
  }
  const { id } = await carTemplates.create({ body: { brandId, modelId, versionId, equipment } });
  return id;
}

/** Returns the same rows with the same controls as plain HTML. */
function plainHtml(): string {
  const select = (options: readonly string[]) =>
    `<select>${options.map((option) => `<option>${option}</option>`).join('')}</select>`;
  const rows = names.map(
    (name) =>
      `<li><button aria-label="Przeciągnij: ${name}"></button>${name} ${select(['Sekcja mierzona 1', 'Sekcja mierzona 2'])} ${select(['Standard', 'Opcja'])} <button>Usuń</button> <button>Wyżej</button> <button>Niżej</button></li>`,
  );
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Szablon</title>
<style>
body, ol { margin: 0; padding: 0 }
main { height: 100vh; overflow-y: auto; overflow-anchor: none }
li { box-sizing: border-box; list-style: none; padding: 14px; border-bottom: 1px solid #ddd; background: #fff }
li button:first-child { width: 28px; height: 28px }
</style>
<main><textarea></textarea><ol>${rows.join('')}</ol></main></html>`;
}

const type = (page: Page) => framesWhile(page, () => page.keyboard.type(typed, { delay: 30 }));

/** Measures the frames while the first item is dragged past others and the list scrolls. */
async function drag(page: Page): Promise<number[]> {
  const handleOf = (name?: string) => page.getByRole('button', { name: `Przeciągnij: ${name}`, exact: true });
  await handleOf(names[0]).scrollIntoViewIfNeeded();
  const box = await handleOf(names[0]).boundingBox();
  const next = await handleOf(names[1]).boundingBox();
  if (!box || !next) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const frames = await framesWhile(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 10 });
    for (let passed = 0; passed < draggedOver + 5; passed += 1) {
      await page.mouse.wheel(0, next.y - box.y);
      await page.mouse.move(x, y + 60 + (passed % 2));
    }
    await page.mouse.up();
  });
  const place = await page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${names[0]}(?!\\d)`) })
    .first()
    .evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item));
  if (place < draggedOver) throw new Error(`the item was dragged over ${place} others alone`);
  return frames;
}

const done = [
  'scrolled',
  'typed',
  'found',
  'dragged',
  'plainScrolled',
  'plainTyped',
  'plainDragged',
] as const;
type Done = (typeof done)[number];

const titles: Readonly<Record<Done, string>> = {
  scrolled: 'while one scrolls',
  typed: 'while one types a description',
  found: 'while one looks for an item',
  dragged: `while an item is dragged over ${draggedOver} others`,
  plainScrolled: 'plain page: while one scrolls',
  plainTyped: 'plain page: while one types',
  plainDragged: 'plain page: while an item is dragged by hand over as many',
};

await whileBrowsing(
  async ({ url, client, signedIn }) => {
    const id = await templateOf(client);
    const plain = await serveHtml(plainHtml());
    const seen = new Map<Done, number[][]>();
    const note = (what: Done, frames: number[]) => seen.set(what, [...(seen.get(what) ?? []), frames]);
    for (let run = 0; run < runs; run += 1) {
      const context = await signedIn();
      const open = async (address: string) => {
        const page = await context.newPage();
        const cdp = await context.newCDPSession(page);
        await page.goto(address, { waitUntil: 'networkidle' });
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        return page;
      };
      const page = await open(`${url}/car-management/template/${id}`);
      await page.getByText(names.at(-1) ?? '', { exact: true }).waitFor();
      note('scrolled', await framesWhile(page, () => scrollOn(page, 'main')));
      await page.getByRole('textbox', { name: 'Opis' }).focus();
      note('typed', await type(page));
      await page.getByRole('combobox', { name: 'Dodaj wyposażenie' }).click();
      note('found', await type(page));
      await page.keyboard.press('Escape');
      note('dragged', await drag(page));
      await page.close();
      const html = await open(plain.url);
      note('plainScrolled', await framesWhile(html, () => scrollOn(html, 'main')));
      await html.locator('textarea').focus();
      note('plainTyped', await type(html));
      await html.evaluate(dragByHandles);
      note('plainDragged', await drag(html));
      await context.close();
    }
    plain.close();
    console.log(
      `A template with ${count} items of equipment, processor ${slowdown}× slower, median of ${runs}:`,
    );
    for (const what of done) {
      const all = seen.get(what) ?? [];
      const rate = median(all.map(aSecond)).toFixed(0).padStart(4);
      const longest = median(all.map((frames) => Math.max(...frames))).toFixed(0);
      console.log(`${rate} frames a second, the longest ${longest} ms, ${titles[what]} (goal: ${goal})`);
    }
  },
  { email: 'admin@szansa.example' },
);
