import { grossOf } from '@szansa/domain/leasing';
import { addDays, toAmount, toGrosz } from '@szansa/domain/shared';

import type { Draft } from './draft.ts';

/** A schedule of payments over the next pages: capital, interest and balance are no terms of the offer. */
export function schedule(draft: Draft): void {
  const { paper, voice, random, deal, margin, width } = draft;
  const { plan, days } = deal;
  const size = 7.5;
  const step = size * 1.42;
  const isGross = voice.basis === 'gross';
  const heads = isGross
    ? ['Lp.', 'Termin płatności', 'Rata brutto', 'Pozostało']
    : random.pick([
        ['Nr raty', 'Data płatności', 'Kapitał', 'Odsetki', 'Rata netto', 'Saldo'],
        ['Lp.', 'Termin', 'Kwota netto', 'VAT', 'Kwota brutto', 'Do spłaty'],
      ]);
  const names =
    voice.language === 'pl'
      ? heads
      : heads.map((_, at) => ['No.', 'Due date', 'Capital', 'Interest', 'Net', 'Balance'][at] ?? '');
  const edges = heads.map((_, at) => margin + (width * (at + 1)) / heads.length - 4);
  const hasVat = heads.includes('VAT') && voice.language === 'pl';
  draft.whole();
  const headRow = () => {
    const y = draft.lowest;
    paper.bar(margin, y - 2, width, step + 2, '#e6e9ee');
    names.forEach((name, at) => paper.write(name, edges[at] ?? 0, y, { size, isBold: true, align: 'right' }));
    for (const column of draft.columns) column.y += step + 2;
  };
  draft.say(
    voice.in(random.pick(['Harmonogram opłat', 'Harmonogram płatności', 'Plan spłat']), 'Payment schedule'),
    { isBold: true },
  );
  draft.need(step * 6);
  headRow();
  let balance = toGrosz(deal.financed);
  const monthly = toGrosz(plan.monthly);
  const bare = (grosz: number) => voice.bare(toAmount(grosz));
  for (let number = 1; number <= plan.instalments; number += 1) {
    if (draft.lowest + step > draft.bottom) {
      draft.nextPage();
      headRow();
    }
    const interest = Math.max(0, Math.round((balance * plan.rate) / 1200));
    balance = Math.max(0, balance - (monthly - interest));
    const gross = toGrosz(grossOf(plan.monthly));
    const day = voice.day(addDays(days.signing, number * 30));
    const cells = isGross
      ? [String(number), day, bare(gross), bare(balance)]
      : hasVat
        ? [String(number), day, bare(monthly), bare(gross - monthly), bare(gross), bare(balance)]
        : [String(number), day, bare(monthly - interest), bare(interest), bare(monthly), bare(balance)];
    cells.forEach((cell, at) => paper.write(cell, edges[at] ?? 0, draft.lowest, { size, align: 'right' }));
    for (const column of draft.columns) column.y += step;
  }
}
