/**
 * How banks label their values, in Polish and English, in lower case without diacritics. A key without a field prevents
 * a caption's value from being assigned to the neighbouring caption. Rule RD6.
 */
const lease =
  '(?:leasing(?:ow\\p{L}*|u)|leas\\.|lsg\\.?|miesieczn\\p{L}*|mies\\.|okresow\\p{L}*|najmu|abonamentow\\p{L}*|stal\\p{L}*|rown\\p{L}*)';
const fee = '(?:oplata|oplaty|opl\\.|wplata|wpl\\.|platnosc)';
const count = '(?:liczba|ilosc|licz\\.|il\\.|l\\.)';
const number = '(?:nr|numer|no\\.?)';
const thing =
  '(?:pojazdu|samochodu|auta|przedm\\.(?: leasingu| umowy)?|przedmiotu(?: (?:leasingu|umowy|finansowania|najmu|oferty))?|srodka trwalego|zakupu|nabycia|inwestycji|transakcji)';
const basis = '(?:(?:netto|brutto) )?';
const asset =
  "(?:vehicle|asset|car|purchase|leased? (?:asset|object|vehicle)|object|equipment|invoice)(?:'s)?";
const installments = '(?:instal?lments?|payments?|rentals?|rents?)';

export const captionPatterns = {
  vehicleValue: [
    `(?:wartosc|wart\\.|cena|koszt) ${basis}(?:poczatkowa |zakupu |nabycia )?${thing}`,
    `(?:wartosc|cena) (?:ofertowa|transakcyjna|poczatkowa|finansowanego przedmiotu)(?: ${thing})?`,
    '(?:wartosc|cena) (?:netto|bez vat)',
    `(?:net )?${asset} (?:net )?(?:value|price|cost)`,
    `(?:net )?(?:value|price|cost) of (?:the )?${asset}`,
    'net (?:price|value)',
    'przedmiot leasingu - wartosc',
  ],
  initialPayment: [
    `(?:${fee}|rata|czynsz)[- ](?:wstepn\\p{L}*|wst\\.|inicjaln\\p{L}*|inic\\.|poczatkow\\p{L}*|pocz\\.|zerow\\p{L}*|wlasn\\p{L}*)(?: leasingow\\p{L}*| leas\\.)?`,
    `(?:wstepna|inicjalna|poczatkowa|pierwsza|1|i|zerowa)\\.? (?:${fee}|rata)(?: leasingow\\p{L}*)?`,
    '(?:pierwszy|inicjalny|wstepny) czynsz',
    '(?:udzial|wklad) wlasny(?: klienta| korzystajacego)?',
    'oplata przy podpisaniu(?: umowy)?|zaliczka|przedplata|(?:pierwsza|i) wplata',
    `initial (?:lease |net )?(?:fee|deposit|contribution|${installments})`,
    '(?:first|upfront|up-front|advance) (?:lease )?(?:payment|fee|rental|instal?lment)',
    'down[- ]?payment|own contribution|customer contribution|initial payment',
  ],
  numberOfInstallments: [
    'raty \\(liczba\\)|rat(?:y)? \\(szt\\.?\\)',
    `${count} (?:${lease} )*(?:rat|oplat|opl\\.|czynszow|platnosci)(?: ${lease})*`,
    `(?:number|no\\.?|qty) (?:of )?(?:monthly |lease )*${installments}`,
  ],
  term: [
    'okres(?: trwania)?(?: (?:umowy|leasingu|finansowania|najmu|splaty|kontraktu|obowiazywania))*',
    '(?:czas|dlugosc)(?: trwania)? (?:umowy|leasingu|najmu|finansowania|kontraktu)|okres (?:kredytowania|uzytkowania|dzierzawy|w miesiacach)|czas trwania',
    `${count} (?:miesiecy|m-cy|mies\\.)(?: (?:umowy|najmu|leasingu))?`,
    '(?:lease|contract|financing|agreement|rental) (?:term|period|duration|length)',
    '(?:term|period|duration|length)(?: of (?:the )?(?:lease|contract|agreement|financing))?',
  ],
  monthlyAmount: [
    'kazda (?:nastepna|kolejna) rata|(?:miesieczny )?koszt (?:miesieczny|uzytkowania)|miesieczny koszt',
    `(?:wysokosc |kwota |wartosc )?(?:${lease} )*(?:rata|raty|czynsz|czynszu|abonament)(?: ${lease})*`,
    `(?:wysokosc |kwota |wartosc )?${fee} ${lease}(?: ${lease})*`,
    `${lease} (?:oplata|koszt)(?: ${lease})*`,
    `(?:amount of )?(?:(?:net|gross) )?monthly (?:net |gross )?(?:lease |leasing )?(?:fee|charge|amount|${installments})`,
    `(?:lease|leasing) (?:fee|${installments})`,
    `${installments}(?: amount)?`,
  ],
  buyoutPrice: [
    `(?:cena|kwota|wartosc|oplata|opcja) (?:wykupu|koncow\\p{L}*|rezydualn\\p{L}*|resztow\\p{L}*)(?: ${thing})?`,
    `wykup(?: (?:koncowy|${thing}|(?:na koniec|po zakonczeniu)(?: (?:umowy|leasingu|okresu \\p{L}+))?))?`,
    'opcja (?:zakupu|nabycia)|(?:cena|wartosc|kwota) odkupu|odkup|rv|(?:oplata|rata|czynsz) (?:koncow|balonow|wykupu)\\p{L}*|cena sprzedazy po (?:okresie|zakonczeniu) (?:umowy|leasingu)',
    'residual(?: value)?|buy[- ]?out(?: (?:price|value|amount|option))?|balloon(?: payment)?',
    '(?:purchase option|final|end|closing)(?: (?:price|value|payment|amount))',
    'purchase option',
  ],
  sum: [
    '(?:laczn\\p{L}*|calkowit\\p{L}*) (?:koszt|kwota|suma|wartosc|oplaty|platnosci)(?: \\p{L}+){0,2}',
    'suma (?:wszystkich )?(?:oplat|rat|platnosci|zobowiaz\\p{L}*|czynszow|kosztow)(?: (?:leasingow\\p{L}*|umowy|w okresie))*',
    'koszt(?:y)? (?:calkowit\\p{L}*|leasingu|finansowania|umowy)(?: leasingu)?',
    '(?:total|sum)(?: of)?(?: all)?(?: (?:lease|leasing|net|gross))*(?: (?:payments|cost|costs|amount|charges|payable))+(?: of (?:the )?lease)?',
  ],
  transactionCosts: [
    'koszt(?:y)? transakcyjn\\p{L}*',
    'oplata (?:manipulacyjna|administracyjna|przygotowawcza|za (?:rozpatrzenie|zawarcie|przygotowanie|uruchomienie)(?: \\p{L}+){0,2})',
    'prowizja(?: (?:przygotowawcza|wstepna|za (?:zawarcie|udzielenie)))?(?: umowy| finansowania)?|koszt (?:przygotowania|zawarcia) umowy',
    '(?:transaction|processing|arrangement|administration|administrative|handling|documentation|set-?up) (?:fees?|costs?|charges?)',
  ],
  carInsurance: [
    '(?:(?:skladka|ubezpieczenie|ubezpieczenia|ubezp\\.|pakiet|pakiet ubezpieczeniowy|polisa|roczna|suma|koszt)(?: roczna)? )*(?:(?:oc|ac|nnw|komunikacyjne)(?:(?: ?[/+,i&] ?| i )(?:oc|ac|nnw|ass\\p{L}*))*)',
    '(?:roczna )?(?:skladka ubezpieczeni\\p{L}+|ubezpieczenie (?:pojazdu|samochodu|komunikacyjne|majatkowe))(?: pojazdu| komunikacyjnego)?',
    '(?:annual )?(?:car|motor|vehicle|comprehensive)(?: and \\p{L}+)? insurance(?: premium)?|insurance premium',
  ],
  gapInsurance: [
    '(?:(?:skladka|ubezpieczenie|ubezpieczenia|ubezp\\.|polisa|pakiet|koszt|za) )*gap(?: (?:fakturowy|finansowy|casco|indeksowy|insurance|premium|cover))*',
  ],
  intrestRateType: [
    '(?:rodzaj |typ )?(?:oprocentowani\\p{L}*|stop[ay] procentow\\p{L}*|stop[ay]|formula oprocentowania)',
    '(?:type of )?interest(?: rate)?(?: type| basis)?|rate type',
  ],
  rateIndex: [
    '(?:indeks|wskaznik(?: referencyjny)?|stopa (?:bazowa|referencyjna)|stawka (?:bazowa|referencyjna))',
    '(?:base|reference|benchmark) (?:rate|index)|rate index',
  ],
  deposit: [
    '(?:kaucja|depozyt)(?: (?:zwrotn\\p{L}*|gwarancyjn\\p{L}*|zabezpieczajac\\p{L}*))?',
    '(?:security |refundable )?deposit',
  ],
  yearlyMileage: [
    '(?:roczny )?(?:limit|przebieg|liczba)(?: (?:kilometrow|km|przebiegu))* (?:roczny|rocznie|na rok|w roku|w skali roku)|roczny (?:limit|przebieg)(?: (?:kilometrow|km|przebiegu))*',
    '(?:annual|yearly) (?:mileage|kilomet\\p{L}+|distance)(?: (?:limit|allowance))?|(?:mileage|kilomet\\p{L}+)(?: limit)? (?:per|a) year',
  ],
  totalMileage: [
    '(?:laczny|calkowity|sumaryczny) (?:limit|przebieg)(?: (?:kilometrow|km|przebiegu))*|(?:limit|przebieg)(?: (?:kilometrow|km|przebiegu))* (?:laczny|lacznie|calkowity|(?:na|w) (?:calym |caly )?okres\\p{L}*(?: (?:umowy|najmu))?)',
    '(?:total|overall) (?:mileage|kilomet\\p{L}+|distance)(?: (?:limit|allowance))?|(?:mileage|kilomet\\p{L}+)(?: limit)? (?:in total|for the (?:term|contract))',
  ],
  mileage: [
    '(?:limit|przebieg|kontraktowany przebieg)(?: (?:kilometrow|km|przebiegu|kontraktowy))*',
    'mileage(?: (?:limit|allowance))?',
  ],
  serviceInsurance: ['(?:pelne |pakiet )?ubezpieczenie|ubezpieczenia', 'insurance'],
  serviceMaintenance: [
    '(?:obsluga |pakiet )?serwis(?:owa|owy|owanie|y)?(?: (?:i|oraz) (?:przeglady|naprawy|konserwacja))?|przeglady(?: i naprawy)?|serwis mechaniczny',
    '(?:maintenance|servicing|service package)(?: and repairs?)?',
  ],
  serviceReplacementCar: [
    '(?:samochod|auto|pojazd) zastepcz\\p{L}*|(?:samochodu|auta|pojazdu) zastepczego',
    '(?:replacement|courtesy) (?:car|vehicle)',
  ],
  serviceAssistance: ['(?:pakiet |uslugi? )?assistance(?: 24h?)?', 'roadside assistance|assistance'],
  serviceDamageControl: [
    '(?:likwidacja|obsluga|zarzadzanie) szkod(?:ami)?|szkody',
    '(?:damage|accident|claims) (?:control|management|handling)',
  ],
  serviceTyres: [
    '(?:opony|ogumienie|opon)(?: (?:zimowe|letnie|i (?:wymiana|przechowywanie)))?|wymiana (?:i przechowywanie )?opon|serwis opon|obsluga ogumienia',
    'tyres?|tires?|tyre service',
  ],
  dealEndDate: [
    '(?:data|termin|dzien) (?:zakonczenia|konca|wygasniecia)(?: (?:umowy|leasingu|najmu|kontraktu))*|(?:koniec|zakonczenie) (?:umowy|leasingu|najmu|kontraktu)|umowa (?:obowiazuje )?do',
    '(?:contract |lease |agreement )?end date|(?:contract|lease|agreement) ends?(?: on)?',
  ],
  bookingDate: [
    '(?:data |termin |waznosc )?rezerwac\\p{L}+(?: (?:pojazdu|samochodu|auta))?(?: (?:do|wazna do|do dnia))?',
    '(?:pojazd|samochod|auto) zarezerwowan\\p{L}+ (?:do|na)',
    '(?:vehicle |car )?(?:reserved|booked|reservation|booking)(?: (?:until|till|valid until|date|to))*',
  ],
  dealSigningDate: [
    '(?:planowan\\p{L}* |przewidywan\\p{L}* )?(?:(?:data|dnia|termin) (?:zawarcia|podpisania)|podpisanie|zawarcie)(?: umowy(?: leasingu)?)?|data umowy',
    '(?:umowa|umowy) (?:zawarta|podpisana) (?:w )?dni[ua]',
    '(?:planned )?(?:date of (?:signing|conclusion)|(?:contract|agreement|signing|signature) date|signed on)',
  ],
  grossCatalogPrice: [
    '(?:cena|wartosc) (?:listow\\p{L}*|katalogow\\p{L}*|cennikow\\p{L}*|bazow\\p{L}*|z cennika|wyjsciowa|przed rabatem)(?: pojazdu| samochodu)?',
    '(?:list|catalogue|catalog|base|retail) price',
  ],
  grossSellPrice: [
    '(?:cena|wartosc) (?:po (?:rabacie|upuscie|znizce)|ze znizka|z rabatem|sprzedazy|specjalna|promocyjna|brutto|dla klienta|do zaplaty)(?: pojazdu| samochodu| brutto)?|cena koncowa(?: pojazdu| samochodu)?',
    '(?:discounted|sale|sales|selling|gross|final|customer) price|price after discount',
  ],
  discount: [
    '(?:udzielony )?(?:rabat|upust|opust|znizka)(?: (?:od ceny|dealera|procentowy|kwotowy|klienta))?(?: katalogowej)?',
    'discount',
  ],
  manufacturer: ['marka(?: pojazdu| samochodu)?|producent', '(?:make|manufacturer|brand)'],
  makeAndModel: [
    'mark[ai] ?(?:/|i|,|oraz) ?model(?: pojazdu)?(?: ?(?:/|i|,|oraz) ?(?:wersja|typ))?',
    '(?:przedmiot|przedm\\.) (?:leasingu|umowy|finansowania|oferty|najmu|transakcji)|pojazd|samochod|(?:nazwa|opis) (?:przedmiotu|pojazdu)(?: leasingu)?',
    'make (?:and|&|/) model|(?:leased? |financed )?(?:asset|vehicle|car|object)(?: (?:description|of (?:the )?lease))?|subject of (?:the )?(?:lease|contract)',
  ],
  model: ['model(?: pojazdu| samochodu)?'],
  version: [
    '(?:poziom|standard|pakiet) wyposazenia|wersja ?/ ?wyposazenie|(?:wersja|odmiana|linia)(?: (?:wyp\\.|wyposazenia|wyposazeniowa|modelu|pojazdu))?|wyposazenie wersji',
    '(?:version|trim|variant|grade|equipment line)(?: level)?',
  ],
  engine: [
    'silnik(?: ?(?:/|i) ?moc)?|jednostka napedowa|typ silnika|wersja silnikowa',
    '(?:engine|powertrain|motor)(?: type| version)?',
  ],
  shifter: [
    '(?:rodzaj |typ )?skrzyni[ae]?(?: biegow)?|(?:typ |rodzaj )?przekladni[ae]?',
    '(?:gearbox|transmission)(?: type)?',
  ],
  body: ['(?:typ |rodzaj |wersja )?(?:nadwozi[ea]|zabudowy)', 'body(?: type| style)?'],
  bodyColor: [
    '(?:kolor|lakier|barwa)(?: (?:nadwozia|lakieru|pojazdu|zewnetrzny))*',
    '(?:exterior )?colou?r|paint(?:work)?',
  ],
  yearOfProduction: [
    'rok (?:budowy|produkcji|prod\\.?|modelowy)|rocznik|r\\. ?prod\\.?',
    '(?:production|model|manufacture|manufacturing) year|year(?: of (?:production|manufacture))?',
  ],
  orderNo: [
    `${number} (?:zamowienia|zam\\.|konfiguracji|konfig\\.)(?: fabryczn\\p{L}*| w fabryce)?`,
    `(?:zamowienie|zam\\.|konfiguracja) ${number}|${number} zamowienia (?:dealera|fabryczn\\p{L}*)|id (?:konfiguracji|zamowienia)`,
    '(?:order|configuration|factory order) (?:no\\.?|number|id)',
  ],
  vin: [
    '(?:(?:nr|numer) )?(?:vin|nadwozia|podwozia)(?: \\(vin\\))?|vin(?: number| no\\.?)?',
    'chassis (?:no\\.?|number)',
  ],
  customerName: [
    '(?:(?:pelna )?nazwa(?: (?:firmy|klienta|pelna|podmiotu|przedsiebiorcy))?(?: ?/ ?imie i nazwisko)?|firma|imie i nazwisko(?: ?/ ?nazwa(?: firmy)?)?)',
    '(?:company|business|full|legal|client|customer)(?: name)|company|name',
  ],
  firstName: ['imie|imiona', 'first name|given name'],
  lastName: ['nazwisko', 'last name|surname|family name'],
  address: [
    'adres(?: (?:siedziby|zamieszkania|korespondencyjny|firmy|klienta|rejestrowy))?|siedziba',
    '(?:registered |office |home )?address',
  ],
  street: ['ulica', 'street'],
  city: ['miejscowosc|miasto', 'city|town'],
  postCode: ['kod(?: pocztowy)?', 'post(?:al)? ?code|zip(?: code)?'],
  email: ['(?:adres )?e-?mail(?:a)?|poczta elektroniczna', 'e-?mail(?: address)?'],
  phone: [
    '(?:nr |numer )?tel(?:efon(?:u)?)?\\.?(?: kontaktowy| komorkowy)?|kom\\.|komorka',
    '(?:phone|telephone|mobile|cell)(?: no\\.?| number)?',
  ],
  taxId: [
    '(?:nr |numer )?nip|numer identyfikacji podatkowej',
    '(?:tax|vat)(?: identification)?(?: id| no\\.?| number)+(?: \\(nip\\))?',
  ],
  regon: ['(?:nr |numer )?regon(?: no\\.?| number)?'],
  krs: ['(?:nr |numer )?krs(?: no\\.?| number)?'],
  pesel: ['(?:nr |numer )?pesel(?: no\\.?| number)?', 'personal id(?: number| no\\.?)?(?: \\(pesel\\))?'],
  customer: [
    '(?:dane )?(?:klient|klienta|korzystajac\\p{L}*|leasingobiorc\\p{L}*|wnioskodawc\\p{L}*|nabywc\\p{L}*|zamawiajac\\p{L}*|najemc\\p{L}*|kontrahent\\p{L}*|odbiorc\\p{L}*)(?: ?[/(] ?(?:klient|korzystajac\\p{L}*|leasingobiorc\\p{L}*|najemc\\p{L}*)\\)?)?',
    '(?:oferta|kalkulacja|propozycja|symulacja)?(?: ?(?:przygotowan|sporzadzon)\\p{L}*)? ?dla(?: (?:klienta|firmy|panstwa|pani|pana))?',
    '(?:the )?(?:lessee|customer|client|applicant|hirer)(?: (?:details|data|information))?|(?:quotation |offer |quote )?(?:prepared )?for(?: the customer)?',
  ],
  contactPerson: [
    'osob[ay] (?:do kontaktu|kontaktow\\p{L}*|reprezentujac\\p{L}*|upowaznion\\p{L}*)(?: (?:po stronie|u) klienta)?|reprezentant|reprezentowan\\p{L}* przez|kontakt(?: po stronie klienta)?',
    'contact(?: person)?|represented by|attn\\.?',
  ],
  bank: [
    '(?:dane )?(?:leasingodawc\\p{L}*|finansujac\\p{L}*|wynajmujac\\p{L}*|(?:firma|spolka|instytucja) (?:leasingowa|finansujaca|cfm|wynajmujaca)|dostawc\\p{L}* uslug\\p{L}*|uslugodawc\\p{L}*|bank\\p{L}*|oferent)(?: ?[/(] ?(?:leasingodawca|finansujacy|wynajmujacy)\\)?)?',
    '(?:the )?(?:lessor|financing (?:company|party)|leasing company|bank)(?: (?:details|data|information))?',
  ],
  dealer: [
    '(?:dane )?(?:dostawc\\p{L}*|dealer\\p{L}*|diler\\p{L}*|sprzedawc\\p{L}*|sprzedajac\\p{L}*|salon\\p{L}*|zbywc\\p{L}*)(?: (?:pojazdu|przedmiotu|samochodow\\p{L}*))?',
    '(?:the )?(?:supplier|seller|vendor|dealer|dealership)(?: (?:details|data|information))?',
  ],
  dealerContact: [
    '(?:doradca|opiekun|specjalista|kontakt|osoba kontaktowa|handlowiec)(?: handlowy)?(?: ds\\.)? (?:sprzedazy|w salonie|u dealera|po stronie (?:dealera|dostawcy)|dealera|dostawcy)(?: samochodow\\p{L}*)?',
    'sales (?:advisor|adviser|person|representative|consultant)|dealer contact',
  ],
  bankContact: [
    '(?:twoj |panstwa |panstwa osobisty )?(?:opiekun|doradca|handlowiec|przedstawiciel|pelnomocnik|ekspert|specjalista|analityk|konsultant|mened[zż]er|manager|kierownik|pracownik)(?: (?:klienta|leasingow\\p{L}*|handlow\\p{L}*|finansow\\p{L}*|biznesow\\p{L}*|ds\\. leasingu|do doradcy|oferty|banku))*',
    'osoba (?:przygotowujaca|sporzadzajaca)(?: oferte| kalkulacje)?|(?:oferte |kalkulacje )?(?:przygotowal|sporzadzil|opracowal|wystawil)\\p{L}*(?: ?\\(a\\))?(?: oferte)?|(?:z powazaniem)',
    'account manager|(?:offer |quotation )?prepared by|(?:leasing )?(?:advisor|adviser|consultant)|prepared by|your (?:leasing )?(?:advisor|adviser|contact)',
  ],
  otherParty: [
    'posrednik\\p{L}*|poreczyciel\\p{L}*|ubezpieczyciel\\p{L}*',
    '(?:the )?(?:broker|guarantor|insurer)',
  ],
  section: [
    '(?:parametry|warunki|kalkulacja|podsumowanie|harmonogram|oplaty|koszty|finansowanie|dane pojazdu|uwagi|informacje dodatkowe)(?: (?:finansow\\p{L}*|leasingu|umowy|oferty|oplat))*',
    '(?:specyfikacja|opis|parametry|dane) (?:pojazdu|samochodu|przedmiotu|transakcji|umowy|oferty|techniczne)|terminy|daty|uslugi(?: w cenie| dodatkowe)?|zakres uslug|(?:koszty|oplaty) dodatkowe|ubezpieczenia(?: i oplaty)?',
    '(?:financial |lease |additional )?(?:terms|conditions|summary|schedule|remarks|notes|vehicle data|costs)|dates|services',
  ],
  none: [
    'kwota (?:finansowania|kredytu|leasingu|pozyczki|netto|brutto|vat|podatku)',
    'wartosc (?:finansowania|vat|podatku|odsetek)|kwota vat|podatek vat|stawka vat|vat amount|vat rate',
    'rata (?:kapitalowa|odsetkowa)|czesc (?:kapitalowa|odsetkowa)|kapital|odsetki|saldo|principal|interest part|balance',
    'data (?:oferty|sporzadzenia|wystawienia|kalkulacji|waznosci|przygotowania|wydruku|platnosci|wydania|wygenerowania)|oferta (?:jest )?wazna(?: do)?|waznosc oferty|wazna (?:do|przez)|termin (?:platnosci|waznosci|dostawy|odbioru)',
    '(?:valid|offer valid|quotation valid) (?:until|till|for)|validity(?: of (?:the )?offer)?|(?:offer|quote|quotation|issue|delivery|due|print) date|date of (?:offer|issue|quotation)',
    '(?:nr|numer) (?:oferty|kalkulacji|umowy|wniosku|konta|rachunku|rejestracyjny|telefonu)|(?:offer|quote|quotation|account|contract|plate) (?:no\\.?|number)',
    '(?:dodatkow\\p{L}*|ewentualn\\p{L}*) (?:rabat|upust)|marza|rrso|margin|apr|(?:stawka|oplata|koszt) (?:za )?(?:nadprzebieg|niedobieg|kazdy)\\p{L}*(?: (?:kilometr|km))?|excess mileage(?: rate)?',
    'moc(?: silnika)?|power|pojemnosc(?: silnika)?|capacity|emisja(?: co2)?|emissions?|paliwo|rodzaj paliwa|fuel(?: type)?|naped|liczba (?:miejsc|drzwi)|stan(?: pojazdu)?|condition|oplata (?:rejestracyjna|za rejestracje|za gps)|registration fee|data pierwszej rejestracji',
    'oplata (?:za wydanie|ewidencyjna|skarbowa|roczna)|oddzial|waluta|currency',
    'platnosc(?:i)? (?:rat|w racie)|sposob platnosci|rodzaj (?:rat|umowy|finansowania|leasingu|platnosci)|typ (?:umowy|rat)|product|produkt|(?:lease|contract) type|data urodzenia',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CaptionKey = keyof typeof captionPatterns;
