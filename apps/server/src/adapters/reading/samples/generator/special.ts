import type { Expected } from './entries.ts';
import type { Facts } from './facts.ts';
import type { Place, Setting } from './recipes.ts';
import { wrapped } from './sheet.ts';
import { dayText } from './writing.ts';

/** The terms of a deal in sentences, as in a letter. */
export function sentences({ sheet, random, style }: Setting, facts: Facts, { x, width, y }: Place) {
  const { money, percent } = style;
  const { value, initial, initialPercent, instalments, monthly, buyout, buyoutPercent, gap, months } = facts;
  const isCounted = random.chance(0.6);
  const text = [
    random.pick([
      `Wartość pojazdu wynosi ${money(value)} netto, a opłata wstępna ${percent(initialPercent)}, tj. ${money(initial)} netto.`,
      `Cena pojazdu to ${money(value)} netto. Opłata wstępna w wysokości ${money(initial)} netto (${percent(initialPercent)}) płatna jest przy podpisaniu umowy.`,
    ]),
    isCounted
      ? random.pick([
          `Finansowanie obejmuje ${instalments} rat miesięcznych po ${money(monthly)} netto.`,
          `Płatność w ${instalments} równych ratach po ${money(monthly)} netto każda.`,
        ])
      : `Umowa zostanie zawarta na okres ${months} miesięcy, a rata miesięczna wynosi ${money(monthly)} netto.`,
    random.pick([
      `Wykup po zakończeniu umowy wynosi ${percent(buyoutPercent)}, czyli ${money(buyout)} netto.`,
      `Kwota wykupu: ${money(buyout)} netto (${percent(buyoutPercent)}).`,
    ]),
    `Ubezpieczenie GAP kosztuje ${money(gap)}.`,
    random.chance(0.5) ? `Planowana data podpisania umowy: ${dayText(facts.signing, style)}.` : '',
  ];
  let top = y;
  for (const line of wrapped(text.filter(Boolean).join(' '), width, sheet.family, sheet.size)) {
    sheet.write(line, x, top);
    top += sheet.size * 1.4;
  }
  const expected: Expected = {
    'offer.vehicleValue': value,
    'offer.initialPayment': initial,
    'offer.initialPaymentPercent': initialPercent,
    'offer.numberOfInstallments': String(isCounted ? instalments : months),
    ...(isCounted ? {} : { 'offer.contractMonths': String(months) }),
    'offer.monthlyAmount': monthly,
    'offer.buyoutPrice': buyout,
    'offer.buyoutPercent': buyoutPercent,
    'offer.gapInsurance': gap,
    ...(text.at(-1) ? { 'offer.dealSigningDate': facts.signing } : {}),
  };
  return { y: top + 6, expected };
}

/** Two or three variants of the same deal in columns beside each other. */
export function variantTable({ sheet, random, style }: Setting, facts: Facts, { x, width, y }: Place) {
  const { money, labelOf, percent } = style;
  const variants = [facts, ...facts.variants].slice(0, random.int(2, 3));
  const columns = variants.map((_, at) => x + width * (0.4 + ((at + 1) * 0.6) / variants.length) - 4);
  const isPercent = random.chance(0.4);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['', variants.map((_, at) => `Wariant ${at + 1}`)],
    [`${labelOf('value')} netto`, variants.map(() => money(facts.value))],
    [`${labelOf('initial')} netto`, variants.map((one) => money(one.initial))],
    ...(isPercent
      ? [[`${labelOf('initial')} %`, variants.map((one) => percent(one.initialPercent))] as const]
      : []),
    [labelOf('count'), variants.map((one) => String(one.instalments))],
    [`${labelOf('monthly')} netto`, variants.map((one) => money(one.monthly))],
    [`${labelOf('buyout')} netto`, variants.map((one) => money(one.buyout))],
  ];
  let top = y;
  for (const [label, values] of rows) {
    const isHead = label === '';
    if (isHead) sheet.rule(x, top - 2, width, sheet.leading, '#e4e7ec');
    sheet.write(label, x + 3, top);
    values.forEach((value, at) =>
      sheet.write(value, columns[at] ?? 0, top, { isRight: true, isBold: isHead }),
    );
    top += sheet.leading;
  }
  const variantExpected = variants.map((one): Expected => ({
    'offer.initialPayment': one.initial,
    ...(isPercent ? { 'offer.initialPaymentPercent': one.initialPercent } : {}),
    'offer.numberOfInstallments': String(one.instalments),
    'offer.monthlyAmount': one.monthly,
    'offer.buyoutPrice': one.buyout,
  }));
  const expected: Expected = { 'offer.vehicleValue': facts.value };
  return { y: top + 6, expected, variants: variantExpected };
}

/** The first lines of a schedule of payments: amounts that are no terms of the offer. */
export function paymentSchedule({ sheet, style }: Setting, facts: Facts, { x, width, y }: Place): number {
  const heads = ['Nr', 'Data płatności', 'Kapitał', 'Odsetki', 'Rata netto', 'Saldo'];
  const columns = heads.map((_, at) => x + (width * (at + 1)) / heads.length);
  let top = y;
  sheet.write('Harmonogram płatności', x, top, { isBold: true });
  top += sheet.leading;
  heads.forEach((head, at) =>
    sheet.write(head, columns[at] ?? 0, top, { isRight: true, size: sheet.size * 0.85 }),
  );
  top += sheet.leading;
  const monthly = Number(facts.monthly);
  for (let number = 1; number <= 6; number += 1) {
    const interest = (monthly * (0.4 - number * 0.01)).toFixed(2);
    const cells = [
      String(number),
      dayText(`2027-0${number}-15`, style),
      style.money((monthly - Number(interest)).toFixed(2)),
      style.money(interest),
      style.money(facts.monthly),
      style.money((Number(facts.financed) - monthly * number * 0.6).toFixed(2)),
    ];
    cells.forEach((cell, at) =>
      sheet.write(cell, columns[at] ?? 0, top, { isRight: true, size: sheet.size * 0.85 }),
    );
    top += sheet.leading;
  }
  return top;
}
