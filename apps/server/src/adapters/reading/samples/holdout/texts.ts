import { item, type Item } from './items.ts';
import type { Draft } from './draft.ts';
import { carSentence, furtherSentences, leaseSentences, type Sentence } from './prose.ts';

/** The name of the adviser with the ways to reach him below each other, as at the end of a letter. */
export function signature(draft: Draft): void {
  const { random, voice, deal } = draft;
  const { representative: person, name } = deal.bank;
  draft.need(90);
  draft.say(voice.in(random.pick(['Z poważaniem', 'Z wyrazami szacunku', 'Pozdrawiam']), 'Kind regards'), {
    after: 2,
  });
  draft.say(person.name, { isBold: true, after: 0 });
  draft.say(
    voice.in(
      random.pick([
        'Doradca ds. leasingu',
        'Starszy specjalista ds. sprzedaży',
        'Menedżer ds. klientów kluczowych',
      ]),
      'Account manager',
    ),
    { after: 0 },
  );
  if (random.chance(0.6)) {
    draft.say(name, { after: 0 });
    draft.note({ 'bank.name': name });
  }
  draft.note({ 'bank.representativeName': person.name });
  const phone = `${random.pick(['tel. ', 'tel.: ', 'T: ', 'kom. ', 'M '])}${voice.phone(person.phone)}`;
  const email = `${random.pick(['', 'e-mail: ', 'E: '])}${person.email}`;
  if (random.chance(0.4)) draft.say(`${phone}, ${email}`);
  else {
    draft.say(phone, { after: 0 });
    draft.say(email);
  }
  draft.note({ 'bank.representativePhone': `+48${person.phone}`, 'bank.representativeEmail': person.email });
}

/** The customer below each other, as on an envelope. */
export function recipient(draft: Draft): void {
  const { random, voice, deal } = draft;
  const one = deal.customer;
  const { street, postCode, city } = one.address;
  const isPerson = one.kind === 'person';
  const group = isPerson ? 'customer' : 'company';
  if (random.chance(0.5))
    draft.say(voice.in(random.pick(['Klient:', 'Dla:', 'Adresat:', 'Przygotowano dla:']), 'To:'), {
      after: 0,
    });
  draft.say(isPerson ? one.name : one.firm, { isBold: true, after: 0 });
  draft.note(
    isPerson
      ? { 'customer.firstName': one.firstName, 'customer.lastName': one.lastName }
      : { 'company.name': one.firm },
  );
  draft.say(street, { after: 0 });
  draft.say(`${postCode} ${city}`, isPerson ? {} : { after: 0 });
  draft.note({ [`${group}.street`]: street, [`${group}.postCode`]: postCode, [`${group}.city`]: city });
  if (isPerson) return;
  draft.say(`NIP ${voice.nip(one.nip)}`);
  draft.note({ 'company.taxIdNumber': one.nip });
}

/** Sentences, as one paragraph or each in a line of its own. */
export function tell(draft: Draft, sentences: readonly Sentence[], before: string | null): void {
  for (const { truth } of sentences) draft.note(truth);
  if (before === null) draft.say(sentences.map(({ text }) => text).join(' '));
  else for (const { text } of sentences) draft.say(`${before}${text}`, { after: 2 });
}

export function allSentences({ random, voice, deal }: Draft): Sentence[] {
  return [
    carSentence(random, voice, deal),
    ...leaseSentences(random, voice, deal),
    ...furtherSentences(random, voice, deal),
  ];
}

/** The head of a printed mail, and what is to be read of it. */
export function mailItems({ voice, deal }: Draft): Item[] {
  const { bank, customer, days } = deal;
  const person = bank.representative;
  return [
    item(voice.in('Od', 'From'), `${person.name} <${person.email}>`, {
      'bank.representativeName': person.name,
      'bank.representativeEmail': person.email,
    }),
    item(voice.in('Wysłano', 'Sent'), `${voice.day(days.made)} 10:42`),
    item(voice.in('Do', 'To'), customer.email, { 'customer.email': customer.email }),
    item(
      voice.in('Temat', 'Subject'),
      voice.in(`Oferta leasingu ${deal.number}`, `Leasing offer ${deal.number}`),
      { 'offer.offerType': 'leasing' },
    ),
  ];
}
