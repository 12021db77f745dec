import { z } from 'zod';

import type { ExcludableField } from '../access/index.ts';
import { fold, line } from '../shared/index.ts';

/** What may be changed of a document template of a bank. */
export const documentTemplatePatch = z.strictObject({ name: line(200).optional() });

export type DocumentTemplatePatch = z.output<typeof documentTemplatePatch>;

/** The extension of a file name; a name whose only dot is its first character has none. */
const ending = /(?<=.)\.[^.]*$/;

/** What a template is called at first: the name of its file without the ending. */
export function templateName(fileName: string): string {
  return fileName.replace(ending, '').trim();
}

/** What the file of a template is called: as the template, with the ending it has. */
export function templateFileName(name: string, fileName: string): string {
  const [extension = ''] = ending.exec(fileName) ?? [];
  const bare = name.replaceAll(/[/\\]/g, '-');
  return bare.toLowerCase().endsWith(extension.toLowerCase()) ? bare : `${bare}${extension}`;
}

interface TemplateFieldDefinition {
  /** What it is called in Polish forms, beside its own name. */
  readonly polish: string;
  /** The field it is hidden with. */
  readonly hiddenWith?: ExcludableField;
}

/**
 * What templates of documents can be filled with, by the names their fields have. Personal ids are not among them: they are
 * shown one by one, and each time that is logged.
 */
export const templateFields = {
  today: { polish: 'dzisiaj' },
  'agency.name': { polish: 'agencja.nazwa' },
  'agency.taxIdNumber': { polish: 'agencja.nip' },
  'agency.address': { polish: 'agencja.adres' },
  'agency.phone': { polish: 'agencja.telefon' },
  'agency.email': { polish: 'agencja.email' },
  'opportunity.number': { polish: 'szansa.numer' },
  'worker.name': { polish: 'handlowiec.nazwisko' },
  'worker.phone': { polish: 'handlowiec.telefon' },
  'worker.email': { polish: 'handlowiec.email' },
  'customer.name': { polish: 'klient.nazwa' },
  'customer.firstName': { polish: 'klient.imie' },
  'customer.lastName': { polish: 'klient.nazwisko' },
  'customer.organisation': { polish: 'klient.firma' },
  'customer.taxIdNumber': { polish: 'klient.nip', hiddenWith: 'customer.taxIdNumber' },
  'customer.street': { polish: 'klient.ulica', hiddenWith: 'customer.address' },
  'customer.postCode': { polish: 'klient.kod', hiddenWith: 'customer.address' },
  'customer.city': { polish: 'klient.miasto', hiddenWith: 'customer.address' },
  'customer.phone': { polish: 'klient.telefon', hiddenWith: 'customer.phones' },
  'customer.email': { polish: 'klient.email', hiddenWith: 'customer.emails' },
  'bank.name': { polish: 'bank.nazwa' },
  'vehicle.name': { polish: 'pojazd.nazwa' },
  'vehicle.manufacturer': { polish: 'pojazd.producent' },
  'vehicle.model': { polish: 'pojazd.model' },
  'vehicle.version': { polish: 'pojazd.wersja' },
  'vehicle.engine': { polish: 'pojazd.silnik' },
  'vehicle.body': { polish: 'pojazd.nadwozie' },
  'vehicle.bodyColor': { polish: 'pojazd.kolor' },
  'vehicle.yearOfProduction': { polish: 'pojazd.rok' },
  'vehicle.orderNo': { polish: 'pojazd.numerZamowienia' },
  'vehicle.grossCatalogPrice': { polish: 'pojazd.cenaKatalogowaBrutto' },
  'vehicle.grossSellPrice': { polish: 'pojazd.cenaBrutto', hiddenWith: 'vehicle.discount' },
  'offer.offerType': { polish: 'oferta.rodzaj' },
  'offer.vehicleValue': { polish: 'oferta.wartoscNetto' },
  'offer.initialPayment': { polish: 'oferta.oplataWstepna' },
  'offer.numberOfInstallments': { polish: 'oferta.liczbaRat' },
  'offer.monthlyAmount': { polish: 'oferta.rata' },
  'offer.buyoutPrice': { polish: 'oferta.wykup' },
  'offer.sumOfPayments': { polish: 'oferta.sumaOplat' },
  'offer.transactionCosts': { polish: 'oferta.kosztyTransakcyjne', hiddenWith: 'offer.transactionCosts' },
  'offer.dealSigningDate': { polish: 'oferta.dataPodpisania' },
  'offer.dealEndDate': { polish: 'oferta.dataZakonczenia' },
  'offer.registrationCity': { polish: 'oferta.miastoRejestracji' },
} as const satisfies Readonly<Record<string, TemplateFieldDefinition>>;

export type TemplateField = keyof typeof templateFields;

const isTemplateField = (name: string): name is TemplateField => name in templateFields;

export const templateFieldNames: readonly TemplateField[] =
  Object.keys(templateFields).filter(isTemplateField);

/** The same name however it is written: letters and digits alone, without accents and case. */
const plain = (name: string) => fold(name).replaceAll(/[^a-z0-9]/g, '');

const byName = new Map(
  templateFieldNames.flatMap((field) => [
    [plain(field), field],
    [plain(templateFields[field].polish), field],
  ]),
);

/**
 * The field that a form means by a name: `customer.lastName`, `Klient_Nazwisko` and `KLIENT NAZWISKO` are one.
 * @returns null for a name nothing is known of.
 */
export function templateFieldNamed(name: string): TemplateField | null {
  return byName.get(plain(name)) ?? null;
}

/** What hides a field of a template; null for what everybody sees. */
export function templateFieldHiddenWith(field: TemplateField): ExcludableField | null {
  const definition: TemplateFieldDefinition = templateFields[field];
  return definition.hiddenWith ?? null;
}
