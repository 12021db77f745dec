import { formatMoney, formatPercent, labelsEn, labelsPl } from '@szansa/domain/language';
import { grossOf, sumOfPayments, vatRate } from '@szansa/domain/leasing';
import {
  grossOfValue,
  hasShares,
  type IntrestRateType,
  type OfferType,
  type OrderType,
} from '@szansa/domain/offer';
import { asPercent, toGrosz } from '@szansa/domain/shared';

import { letterOf, type Letter, type LetterInput } from '../letter.ts';
import { pdfTexts } from './texts.ts';

/** A picture of the page with its caption. */
export interface PdfPicture {
  /** A JPEG. */
  readonly bytes: Uint8Array;
  /** Caption below the picture: a description of what it shows. */
  readonly alt: string | null;
}

/** What an offer's PDF is made from: the stored numbers, nothing computed for the paper alone. */
export interface OfferPdfInput extends LetterInput {
  readonly offer: {
    readonly offerType: OfferType;
    readonly orderType: OrderType | null;
    readonly intrestRateType: IntrestRateType | null;
    readonly isDeposit: boolean;
    readonly vehicleValue: string | null;
    readonly initialPayment: string | null;
    readonly numberOfInstallments: number | null;
    readonly monthlyAmount: string | null;
    readonly buyoutPrice: string | null;
    readonly sumOfPayments: string | null;
  };
  readonly bank: string | null;
  /** Of the vehicle. */
  readonly pictures: readonly PdfPicture[];
  readonly vehicle: {
    readonly name: string;
    readonly engine: string | null;
    readonly shifter: string | null;
    readonly body: string | null;
    readonly bodyColor: string | null;
    readonly yearOfProduction: number | null;
    readonly grossCatalogPrice: string | null;
    readonly discount: string | null;
    readonly grossSellPrice: string | null;
  } | null;
}

export interface PdfLine {
  readonly label: string;
  readonly value: string;
}

export interface PdfAmount {
  readonly label: string;
  /** Share of the vehicle's value, where it is meaningful. */
  readonly share: string;
  readonly net: string;
  readonly gross: string;
}

/** All texts and numbers of the page, already formatted. */
export interface OfferPdfContent extends Letter {
  readonly vehicleTitle: string;
  readonly vehicleName: string;
  readonly vehicleLines: readonly PdfLine[];
  readonly pictures: readonly PdfPicture[];
  readonly termsTitle: string;
  readonly terms: readonly PdfLine[];
  readonly amountHeadings: readonly [string, string, string, string];
  readonly amounts: readonly PdfAmount[];
}

function present(lines: readonly (readonly [string, string | null])[]): PdfLine[] {
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Puts an offer into the words and formats of its language. */
export function offerPdfContent(input: OfferPdfInput): OfferPdfContent {
  const { language, offer, vehicle } = input;
  const texts = pdfTexts[language];
  const labels = language === 'pl' ? labelsPl : labelsEn;
  const isRent = offer.offerType !== 'leasing';

  const shareOf = (amount: string): string => {
    if (!hasShares(offer.offerType)) return '';
    const percent = offer.vehicleValue && asPercent(toGrosz(amount), toGrosz(offer.vehicleValue));
    return percent ? formatPercent(Number(percent).toFixed(2), language) : '';
  };
  const row = (label: string, net: string | null, gross: string | null, share = ''): PdfAmount[] =>
    net === null || gross === null
      ? []
      : [{ label, share, net: formatMoney(net, language), gross: formatMoney(gross, language) }];
  const gross = (net: string | null) => (net === null ? null : grossOf(net));
  const amount = (label: string, net: string | null) => row(label, net, gross(net));
  const grossValue = offer.vehicleValue && grossOfValue(offer.vehicleValue, vehicle);
  const part = (label: string, net: string | null) =>
    row(label, net, gross(net), net === null ? '' : shareOf(net));
  // of the gross amounts above it, or the column would not add up
  const grossSum = sumOfPayments({
    numberOfInstallments: offer.numberOfInstallments,
    monthlyAmount: gross(offer.monthlyAmount),
    initialPayment: gross(offer.initialPayment),
    buyoutPrice: gross(offer.buyoutPrice),
  });
  const money = (value: string | null) => value && formatMoney(value, language);
  // none is not worth a line
  const discount = Number(vehicle?.discount ?? 0) === 0 ? null : (vehicle?.discount ?? null);

  return {
    ...letterOf(input, { title: texts.titles[offer.offerType], smallPrint: texts.smallPrint }),
    vehicleTitle: texts.vehicle,
    vehicleName: vehicle?.name ?? texts.noVehicle,
    vehicleLines: present([
      [texts.engine, vehicle?.engine ?? null],
      [texts.shifter, vehicle?.shifter ?? null],
      [texts.body, vehicle?.body ?? null],
      [texts.bodyColor, vehicle?.bodyColor ?? null],
      [texts.yearOfProduction, vehicle?.yearOfProduction?.toString() ?? null],
      [texts.grossCatalogPrice, money(vehicle?.grossCatalogPrice ?? null)],
      [texts.discount, discount && formatPercent(discount, language)],
      [texts.grossSellPrice, money(vehicle?.grossSellPrice ?? null)],
    ]),
    pictures: input.pictures,
    termsTitle: texts.terms,
    terms: present([
      [texts.bank, input.bank],
      [texts.period, offer.numberOfInstallments ? texts.months(offer.numberOfInstallments) : null],
      [texts.intrestRateType, offer.intrestRateType && labels.intrestRateType[offer.intrestRateType]],
      [texts.orderType, offer.orderType && labels.orderType[offer.orderType]],
      [texts.deposit, offer.isDeposit ? texts.yes : null],
    ]),
    amountHeadings: [
      texts.position,
      hasShares(offer.offerType) ? texts.share : '',
      texts.net,
      texts.gross(vatRate),
    ],
    amounts: [
      ...row(labels.closingField.vehicleValue, offer.vehicleValue, grossValue),
      ...part(labels.closingField.initialPayment, offer.initialPayment),
      ...amount(isRent ? texts.monthlyFee : labels.closingField.monthlyAmount, offer.monthlyAmount),
      ...part(labels.closingField.buyoutPrice, offer.buyoutPrice),
      ...row(labels.closingField.sumOfPayments, offer.sumOfPayments, grossSum),
    ],
  };
}
