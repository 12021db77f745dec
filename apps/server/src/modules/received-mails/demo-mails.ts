import type { ReceivedMailStatus } from '@szansa/domain/received-mail';

/** A mail of the demo: who has sent it, so many working days ago, and what has become of it. */
export interface DemoMail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly daysAgo: number;
  readonly status: ReceivedMailStatus;
  readonly headers?: Readonly<Record<string, string>>;
  /** HTML in place of the text. */
  readonly html?: string;
  /** Files of text by their names. */
  readonly files?: Readonly<Record<string, string>>;
}

const signed = (text: string, ...signature: readonly string[]) =>
  `Dzień dobry,\n\n${text}\n\nPozdrawiam\n${signature.join('\n')}`;

/** Mails of people the agency does not know yet, and of machines. */
export const strangers: readonly DemoMail[] = [
  {
    from: 'Magdalena Sikora <m.sikora@piekarnia-klos.example>',
    subject: 'Leasing auta dostawczego dla piekarni',
    text: signed(
      'szukamy auta dostawczego do 3,5 t z izotermą, leasing na 48 miesięcy, wkład własny 10%. Proszę o propozycję.',
      'Magdalena Sikora',
      'Piekarnia Kłos s.c.',
      'tel. 600 211 345',
    ),
    daysAgo: 0.1,
    status: 'unread',
  },
  {
    from: 'Tomasz Wrona <tomasz.wrona@poczta.example>',
    subject: 'Elektryk w leasingu konsumenckim – czy to się opłaca?',
    text: signed(
      'zastanawiam się nad autem elektrycznym na firmę jednoosobową. Czy dopłata wlicza się do wkładu własnego?',
      'Tomasz Wrona',
      '601 300 412',
    ),
    daysAgo: 0.3,
    status: 'unread',
  },
  {
    from: 'Biuro Projektowe Linia <biuro@linia-projekt.example>',
    subject: 'Zapytanie: 2 x SUV, najem długoterminowy',
    text: '',
    html: '<p>Dzień dobry,</p><p>prosimy o ofertę najmu <b>dwóch samochodów typu SUV</b> na 36 miesięcy, 25&nbsp;000 km rocznie.</p><p>Nasze realizacje: <a href="https://linia-projekt.example/realizacje">zobacz portfolio</a></p><p>Pozdrawiam<br>Karolina Lis<br>Biuro Projektowe Linia sp. z o.o.<br>tel. 22 111 22 33</p><img src="https://linia-projekt.example/logo.png" alt="Linia" width="120" height="40">',
    daysAgo: 0.6,
    status: 'unread',
  },
  {
    from: 'Krzysztof Pająk <k.pajak@transpaj.example>',
    subject: 'Dokumenty do wniosku – ciągnik siodłowy',
    text: signed(
      'w załączeniu wstępne dane do wniosku. Kiedy możemy liczyć na decyzję?',
      'Krzysztof Pająk',
      'Trans-Paj sp. j.',
      'tel. kom. 602 418 090',
    ),
    files: { 'dane do wniosku.txt': 'Przychód za ostatni rok: 2 400 000 zł\nZatrudnienie: 7 osób\n' },
    daysAgo: 0.8,
    status: 'unread',
  },
  {
    from: 'Aleksandra Mróz <ola.mroz@gabinet-mroz.example>',
    subject: 'Używany kombi do 90 tys.',
    text: signed('czy finansują Państwo auta używane od komisu? Chodzi o rocznik 2023.', 'Aleksandra Mróz'),
    daysAgo: 1.2,
    status: 'unread',
  },
  {
    from: 'Janusz Kłos <jklos@poczta.example>',
    subject: 'Ubezpieczenie GAP – pytanie',
    text: signed('ile kosztuje GAP do auta za 160 tys. brutto na 3 lata?', 'Janusz Kłos', '+48 603 777 210'),
    daysAgo: 1.6,
    status: 'read',
  },
  {
    from: 'Hurtownia Okucia <zaopatrzenie@okucia.example>',
    subject: 'Wózek widłowy – leasing zwrotny',
    text: signed(
      'mamy własny wózek widłowy z 2022 roku. Czy możliwy jest leasing zwrotny?',
      'Wiesław Kot',
      'Hurtownia Okucia sp. k.',
    ),
    daysAgo: 2.1,
    status: 'read',
  },
  {
    from: 'Natalia Zając <natalia.zajac@poczta.example>',
    subject: 'Rezygnacja z rozmowy',
    text: signed(
      'niestety muszę odwołać jutrzejszą rozmowę. Odezwę się w przyszłym miesiącu.',
      'Natalia Zając',
    ),
    daysAgo: 2.7,
    status: 'read',
  },
  {
    from: 'SEO Mistrz <oferta@seo-mistrz.example>',
    subject: 'Pierwsza pozycja w wyszukiwarce gwarantowana!!!',
    text: 'Zwiększymy ruch na Państwa stronie o 300%. Proszę odpisać TAK.',
    daysAgo: 1.4,
    status: 'rejected',
  },
  {
    from: 'Drukarnia Ekspres <promocje@drukarnia-ekspres.example>',
    subject: 'Kalendarze firmowe -30%',
    text: 'Ostatni dzwonek na kalendarze z logo. Zamów do piątku.',
    daysAgo: 3.3,
    status: 'rejected',
  },
  {
    from: 'Praca <kandydat@poczta.example>',
    subject: 'CV – doradca klienta',
    text: signed('przesyłam swoje CV w odpowiedzi na ogłoszenie.', 'Kandydat'),
    daysAgo: 4.2,
    status: 'rejected',
  },
  {
    from: 'Giełda samochodowa <nowosci@gielda-aut.example>',
    subject: 'Nowe roczniki w tym tygodniu',
    text: 'Zobacz 120 nowych ogłoszeń w Twojej okolicy.',
    headers: { 'List-Id': '<nowosci.gielda-aut.example>', Precedence: 'bulk' },
    daysAgo: 1.1,
    status: 'unread',
  },
  {
    from: 'Portal Leasingowy <redakcja@portal-leasing.example>',
    subject: 'Przegląd tygodnia: stopy procentowe bez zmian',
    text: 'W tym numerze: rata leasingu po decyzji Rady, rynek aut elektrycznych, nowe limity amortyzacji.',
    headers: { 'List-Id': '<tydzien.portal-leasing.example>' },
    daysAgo: 3.1,
    status: 'unread',
  },
  {
    from: 'Ewa Dudek <ewa.dudek@hotel-jodla.example>',
    subject: 'Autoodpowiedź: Oferta leasingu',
    text: 'Jestem na urlopie do końca tygodnia. W pilnych sprawach proszę o telefon do recepcji.',
    headers: { 'Auto-Submitted': 'auto-replied' },
    daysAgo: 0.9,
    status: 'unread',
  },
  {
    from: 'Sekretariat <sekretariat@budrem.example>',
    subject: 'Potwierdzenie otrzymania wiadomości',
    text: 'Dziękujemy za wiadomość. Odpowiemy w ciągu dwóch dni roboczych.',
    headers: { 'X-Autoreply': 'yes' },
    daysAgo: 2.4,
    status: 'unread',
  },
  {
    from: 'Mail Delivery System <mailer-daemon@poczta.example>',
    subject: 'Undelivered Mail Returned to Sender',
    text: 'The mail system: <jan.nieistniejacy@poczta.example>: user unknown',
    headers: { 'X-Failed-Recipients': 'jan.nieistniejacy@poczta.example' },
    daysAgo: 1.9,
    status: 'unread',
  },
];

/** Mails of customers: the first of them are pending, the others have been accepted. */
export const ofCustomers: readonly Pick<DemoMail, 'subject' | 'text' | 'status' | 'daysAgo'>[] = [
  {
    subject: 'Zmiana koloru w zamówieniu',
    text: 'czy można jeszcze zmienić kolor na granatowy? Jeśli tak, proszę o nową kalkulację.',
    daysAgo: 0.2,
    status: 'unread',
  },
  {
    subject: 'Drugie auto dla żony',
    text: 'chcielibyśmy dołożyć drugie, mniejsze auto. Proszę o telefon po 16.',
    daysAgo: 0.5,
    status: 'unread',
  },
  {
    subject: 'Pytanie o wykup',
    text: 'jaka byłaby rata przy wykupie 20% zamiast 1%?',
    daysAgo: 1.3,
    status: 'read',
  },
  {
    subject: 'Proszę o ofertę',
    text: 'interesuje mnie leasing na 36 miesięcy z wkładem 20%.',
    daysAgo: 2.2,
    status: 'accepted',
  },
  {
    subject: 'Najem dla firmy',
    text: 'proszę o porównanie leasingu i najmu na 3 lata.',
    daysAgo: 2.9,
    status: 'accepted',
  },
  {
    subject: 'Auto do 200 tys. netto',
    text: 'szukam auta z napędem na cztery koła, odbiór w tym kwartale.',
    daysAgo: 3.6,
    status: 'accepted',
  },
  {
    subject: 'Przedłużenie umowy',
    text: 'umowa kończy się w przyszłym miesiącu, chętnie wezmę następne auto.',
    daysAgo: 4.5,
    status: 'accepted',
  },
  {
    subject: 'Z polecenia',
    text: 'polecił mi Państwa znajomy. Potrzebuję dostawczaka od zaraz.',
    daysAgo: 5.4,
    status: 'accepted',
  },
];
