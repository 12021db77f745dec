import { a4 } from './paper.ts';
import type { Draft } from './draft.ts';

/** The title of the document, which says what kind of offer it is. */
function titleOf({ random, voice, deal }: Draft): string {
  const { offerType } = deal;
  if (voice.language === 'en') {
    if (offerType === 'leasing')
      return random.pick(['Operating lease offer', 'Leasing quotation', 'Lease calculation']);
    return offerType === 'rent_long_term'
      ? random.pick(['Long-term rental offer', 'Long term rental quotation'])
      : random.pick(['Short-term rental offer', 'Short term rental quotation']);
  }
  if (offerType === 'leasing')
    return random.pick([
      'Oferta leasingu',
      'Kalkulacja leasingowa',
      'Oferta leasingu operacyjnego',
      'Propozycja leasingu',
      'Symulacja leasingu operacyjnego',
      'OFERTA LEASINGOWA',
      'Leasing operacyjny – kalkulacja',
      'Oferta finansowania w formie leasingu',
    ]);
  return offerType === 'rent_long_term'
    ? random.pick([
        'Oferta najmu długoterminowego',
        'Najem długoterminowy',
        'OFERTA NAJMU DŁUGOTERMINOWEGO',
        'Oferta wynajmu długoterminowego (FSL)',
      ])
    : random.pick([
        'Oferta najmu krótkoterminowego',
        'Wynajem krótkoterminowy',
        'Najem krótkoterminowy – kalkulacja',
      ]);
}

const numbered = ({ random, voice, deal }: Draft) =>
  `${voice.in(random.pick(['nr', 'Nr', 'numer', 'nr kalkulacji:']), 'no.')} ${deal.number}`;

/** The sender, the day and the title at the top of the first page. */
export function head(draft: Draft, wished: { readonly isTitled?: boolean } = {}): void {
  const { paper, random, voice, deal, margin, width } = draft;
  const { size } = paper;
  const side = random.pick(['left', 'left', 'right', 'centre'] as const);
  const x = { left: margin, right: margin + width, centre: margin + width / 2 }[side];
  let y = margin - 6;
  const hasLogo = random.chance(0.4) && side !== 'centre';
  if (hasLogo)
    paper.logo(
      side === 'left' ? margin : margin + width - 74,
      y,
      74,
      22,
      random.pick(['#0b5d3b', '#a3142b', '#123a7a', '#d98200']),
    );
  if (hasLogo) y += 28;
  if (!hasLogo || random.chance(0.5)) {
    paper.write(deal.bank.name, x, y, { size: size * random.pick([1, 1.2, 1.5]), isBold: true, align: side });
    draft.note({ 'bank.name': deal.bank.name });
    y += size * 2.2;
    if (random.chance(0.3)) {
      const { street, postCode, city } = deal.bank.address;
      paper.write(
        `${street}, ${postCode} ${city}, tel. ${deal.bank.hotline}, www.${deal.bank.domain}`,
        x,
        y - size * 0.3,
        { size: size * 0.8, align: side },
      );
      y += size * 1.3;
    }
  }
  if (random.chance(0.5)) {
    const day = voice.day(deal.days.made);
    const text = random.pick([
      `${deal.bank.address.city}, ${day}`,
      `${voice.say('made')}: ${day}`,
      voice.in(`Warszawa, dnia ${day}`, `Warsaw, ${day}`),
    ]);
    paper.write(text, side === 'right' ? margin : margin + width, y, {
      size: size * 0.9,
      align: side === 'right' ? 'left' : 'right',
    });
    y += size * 1.8;
  }
  if (wished.isTitled ?? true) {
    const large = size * random.pick([1.25, 1.5, 1.9]);
    const hasNumber = random.chance(0.6);
    const isBeside = random.chance(0.6);
    const title = `${titleOf(draft)}${hasNumber && isBeside ? ` ${numbered(draft)}` : ''}`;
    const isCentred = random.chance(0.35);
    const edge = isCentred ? margin + width / 2 : margin;
    const align = isCentred ? 'centre' : 'left';
    y += 3;
    y = paper.writeLines(paper.wrap(title, width, { size: large, isBold: true }), edge, y, large * 1.3, {
      size: large,
      isBold: true,
      align,
    });
    if (hasNumber && !isBeside) {
      paper.write(numbered(draft), edge, y, { align });
      y += size * 1.6;
    }
    draft.note({ 'offer.offerType': deal.offerType });
    y += size * 0.6;
  }
  for (const column of draft.columns) column.y = y + size * 0.8;
  if (random.chance(0.35))
    draft.say(
      voice.in(
        random.pick([
          'Dziękujemy za zainteresowanie naszą ofertą. Poniżej przedstawiamy kalkulację przygotowaną na podstawie przekazanych informacji.',
          `W odpowiedzi na zapytanie z dnia ${voice.day(deal.days.made)} przesyłamy propozycję warunków.`,
          'Szanowni Państwo, przedstawiamy propozycję warunków współpracy.',
        ]),
        'Thank you for your interest. Please find our proposal below.',
      ),
    );
  if (voice.basis === 'note')
    draft.say(
      voice.in(
        random.pick([
          'Wszystkie kwoty podano netto.',
          'Podane wartości są kwotami netto i nie obejmują podatku VAT.',
          'Kwoty netto, do kwot należy doliczyć VAT 23%.',
        ]),
        'All amounts are net of VAT.',
      ),
      { size: size * 0.9 },
    );
}

const legal = {
  pl: [
    'Niniejsza kalkulacja ma charakter informacyjny i nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego.',
    'Warunki mogą ulec zmianie w zależności od oceny zdolności finansowej klienta oraz zmiany stawki WIBOR 1M.',
    'Przedstawiona symulacja nie jest ofertą w rozumieniu KC. Ostateczne warunki określi umowa i Tabela Opłat i Prowizji.',
    'Minimalna opłata wstępna i okres umowy zależą od decyzji finansującego.',
  ],
  en: [
    'This quotation is for information only and does not constitute an offer under Art. 66 of the Civil Code.',
    'Final terms are subject to credit approval.',
  ],
} as const;

const remarks = {
  pl: [
    'Opłata za przejęcie umowy wynosi 1 500,00 zł netto zgodnie z Tabelą Opłat i Prowizji.',
    'W przypadku zmiany stawki WIBOR 1M o 0,25 p.p. wysokość rat zostanie przeliczona.',
    'Raty płatne są z góry do 15. dnia każdego miesiąca na rachunek wskazany w umowie.',
    'Udział własny w szkodzie: 1 000 zł, zniesienie amortyzacji części, stała suma ubezpieczenia przez 12 miesięcy.',
    'Opłata za monitoring GPS: 39,00 zł netto miesięcznie (opcjonalnie).',
    'Wymagane dokumenty: wniosek, dokument tożsamości, zaświadczenie o niezaleganiu z ZUS i US (nie starsze niż 30 dni).',
    'Zdjęcie ma charakter poglądowy. Zużycie paliwa w cyklu mieszanym 5,4 l/100 km, emisja CO2 123 g/km.',
    'Przy zakupie za gotówkę dodatkowy rabat 2% na akcesoria.',
    'Termin dostawy: 8-12 tygodni od złożenia zamówienia.',
  ],
  en: [
    'Instalments are payable in advance by the 15th day of each month.',
    'Assignment of the contract: PLN 1,500.00 net according to the table of fees.',
    'Fuel consumption 5.4 l/100 km, CO2 emission 123 g/km.',
    'Delivery time: 8-12 weeks from order.',
  ],
} as const;

/** Remarks below the offer, with amounts, rates and periods that are no terms of it. */
function notes(draft: Draft): void {
  const { random, voice, paper } = draft;
  const chosen = random.shuffled(remarks[voice.language]).slice(0, random.int(2, 5));
  draft.whole();
  draft.need(paper.size * 9);
  if (random.chance(0.6))
    draft.say(voice.in(random.pick(['Uwagi', 'Informacje dodatkowe', 'Ważne']), 'Notes'), {
      isBold: true,
      after: 2,
    });
  const before = random.pick(['', '* ', '- ']);
  for (const one of chosen) draft.say(`${before}${one}`, { size: paper.size * 0.86, after: 2 });
}

/** What is in small letters at the foot of each page: who the lessor is, legal notes, numbers of pages. */
export function feet(draft: Draft): void {
  const { paper, random, voice, deal, margin, width } = draft;
  if (random.chance(0.45)) notes(draft);
  const { bank } = deal;
  const { street, postCode, city } = bank.address;
  const small = { size: Math.max(5.5, paper.size * 0.66), color: '#6b7280' };
  const step = small.size * 1.3;
  const hasBank = draft.truth['bank.name'] === undefined || random.chance(0.6);
  const nip = `NIP${random.pick([' ', ': '])}${voice.nip(bank.nip)}`;
  const lines = [
    ...(hasBank
      ? [
          random.pick([
            `${bank.name} z siedzibą: ${street}, ${postCode} ${city}, ${nip}, REGON ${bank.regon}`,
            `${bank.name}, ${street}, ${postCode} ${city}, KRS ${bank.krs}, ${nip}`,
            `${bank.name} | ${street} | ${postCode} ${city} | ${nip}`,
          ]),
          `Kapitał zakładowy: ${bank.capital} zł, wpłacony w całości. Infolinia ${bank.hotline}, biuro@${bank.domain}`,
        ]
      : []),
    ...random.shuffled(legal[voice.language]).slice(0, random.int(0, 2)),
  ];
  if (hasBank) draft.note({ 'bank.name': bank.name, 'bank.taxIdNumber': bank.nip });
  const hasNumbers = random.chance(0.6);
  paper.pages.forEach((_, at) => {
    paper.current = at;
    let y = draft.bottom + 10;
    if (lines.length > 0) paper.bar(margin, y - 4, width, 0.4, '#c3c9d2');
    for (const line of lines.flatMap((one) => paper.wrap(one, width, small)).slice(0, 5)) {
      paper.write(line, margin, y, small);
      y += step;
    }
    if (hasNumbers)
      paper.write(
        voice.in(`Strona ${at + 1} z ${paper.pages.length}`, `Page ${at + 1} of ${paper.pages.length}`),
        a4.width - margin,
        a4.height - 22,
        { ...small, align: 'right' },
      );
  });
  paper.current = paper.pages.length - 1;
}
