import { templateName } from '@szansa/domain/bank';

import { wordForm } from '#adapters/documents/forms/index.ts';
import { demoAddress, demoBanks } from '#demo';
import { demoPart, drawPng, storeGenerated, type Colour, type Demo } from '#platform';
import { updateLogo } from './queries.ts';
import { bankRecords } from './records.ts';
import { insertTemplate } from './queries.ts';

const side = 96;
const white: Colour = [255, 255, 255];

type Shape = (x: number, y: number) => boolean;

/** How far a pixel is from the middle. */
const radius = (x: number, y: number) => Math.hypot(x - side / 2, y - side / 2);

/** Logos of demo banks, drawn in white on their colours: a ring, and rising bars. */
const logos: Readonly<Record<string, { readonly colour: Colour; readonly isWhite: Shape }>> = {
  BLP: { colour: [28, 79, 143], isWhite: (x, y) => radius(x, y) > 20 && radius(x, y) < 34 },
  'Demo Lease': {
    colour: [11, 92, 86],
    isWhite: (x, y) => x >= 16 && x < 80 && y < 76 && (x - 16) % 24 < 16 && y > 64 - (x - 16) * 0.6,
  },
};

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Forms of the first of them, with fields that opportunities fill. */
const forms = {
  'Wniosek leasingowy.docx': [
    'Wniosek o leasing, szansa {{szansa.numer}}',
    'Wnioskodawca: {{klient.nazwa}}, NIP {{klient.nip}}',
    'Adres: {{klient.ulica}}, {{klient.kod}} {{klient.miasto}}',
    'Telefon: {{klient.telefon}}, e-mail: {{klient.email}}',
    'Przedmiot leasingu: {{pojazd.nazwa}}, rok produkcji {{pojazd.rok}}',
    'Wartość netto: {{oferta.wartoscNetto}}, opłata wstępna: {{oferta.oplataWstepna}}',
    'Okres: {{oferta.liczbaRat}} rat po {{oferta.rata}}, wykup: {{oferta.wykup}}',
    'Opiekun w agencji: {{handlowiec.nazwisko}}, {{handlowiec.telefon}}',
    'Data: {{dzisiaj}}, podpis: {{Podpis}}',
  ],
  'Oświadczenie o dochodach.docx': [
    'Oświadczenie o dochodach',
    'Imię i nazwisko: {{klient.imię}} {{klient.nazwisko}}',
    'Dochód za ostatni rok: {{Dochód za ostatni rok}}',
  ],
} as const;

/** Gives logos to demo banks that have one, and templates to the first. */
async function addDemoFiles(
  { work, random, opened }: Demo,
  banks: readonly { readonly id: string; readonly shortName: string }[],
): Promise<void> {
  for (const { id, shortName } of banks) {
    const logo = logos[shortName];
    if (!logo) continue;
    const { colour, isWhite } = logo;
    const colourAt = (x: number, y: number) => (isWhite(x, y) ? white : colour);
    const bytes = drawPng({ width: side, height: side, colourAt });
    const file = await storeGenerated(work, { name: `${shortName}.png`, mime: 'image/png', bytes });
    await updateLogo(work.db, id, { logoFileId: file.id });
  }
  const [first] = banks;
  if (!first) return;
  for (const [name, lines] of Object.entries(forms)) {
    const bytes = wordForm(lines.map((line) => [line]));
    const file = await storeGenerated(work, { name, mime: word, bytes });
    await insertTemplate(work.db, {
      id: random.id(opened),
      bankId: first.id,
      fileId: file.id,
      name: templateName(name),
      createdBy: null,
      createdAt: opened,
    });
  }
}

export interface BanksDemo {
  banks: readonly { readonly id: string; readonly name: string; readonly domain: string }[];
}

export const banksDemo = demoPart([], async (demo) => {
  const { work, random, opened } = demo;
  const banks = demoBanks.map((bank) => ({ ...bank, id: random.id(opened) }));
  const rows = banks.map(({ domain, ...bank }, index) => ({
    id: bank.id,
    name: bank.name,
    shortName: bank.shortName,
    taxIdNumber: bank.taxIdNumber,
    color: bank.color,
    email: `biuro@${domain}.example`,
    phone: `+4822100100${index}`,
    website: `${domain}.example`,
    address: demoAddress(bank),
    note: null,
    isActive: true,
    createdAt: opened,
    updatedAt: opened,
  }));
  for (const row of rows) await bankRecords.table.insert(work.db, row);
  await addDemoFiles(demo, rows);
  return { banks };
});
