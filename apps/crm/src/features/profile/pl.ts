export const profile = {
  unchanged: 'Nie ma zmian do zapisania',
  title: 'Profil',
  contents: 'Części profilu',
  data: {
    title: 'Twoje dane',
    email: 'E-mail',
    roles: 'Role',
    readOnlyHint: 'E-mail i role zmienia administrator.',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    phoneNumber: 'Telefon',
    position: 'Stanowisko',
  },
  preferences: {
    title: 'Ustawienia',
    language: 'Język',
    theme: 'Wygląd',
    density: 'Gęstość',
    densityHint: 'Tylko w tej przeglądarce',
    newActivityMode: 'Zaczynaj od nowej aktywności',
    newActivityModeHint: 'Szansa sprzedaży otwiera się z polem nowej aktywności przed osią czasu.',
  },
  notifications: {
    title: 'Powiadomienia',
    hint: 'Co przychodzi mailem lub czeka na podsumowanie, znajdziesz też w aplikacji. Podsumowanie wysyłamy w dni robocze o 8:00, jeśli masz nieprzeczytane powiadomienia.',
    open: 'Wybierz powiadomienia',
    inProfile: 'Wybierz, o czym i jak cię powiadamiamy.',
    groups: {
      activities: 'Aktywności',
      opportunities: 'Szanse sprzedaży',
      enquiries: 'Zapytania wewnętrzne',
      mails: 'Odebrane maile',
      exports: 'Eksporty danych',
      notices: 'Ogłoszenia firmowe',
    },
    channels: {
      app: 'W aplikacji',
      mail: 'W aplikacji i mailem od razu',
      summary: 'W porannym podsumowaniu',
      none: 'Wcale',
    },
    kinds: {
      activity_reminder: {
        name: 'Przypomnienia o aktywnościach',
        hint: 'Przed telefonem, spotkaniem lub zadaniem, o ustalonej porze.',
      },
      opportunity_assigned: {
        name: 'Nowe szanse',
        hint: 'Ktoś przypisał ci szansę.',
      },
      comment_mention: {
        name: 'Wzmianki o tobie',
        hint: 'Ktoś wspomniał o tobie w rozmowie lub notatce o szansie.',
      },
      comment_new: {
        name: 'Nowe wiadomości',
        hint: 'W rozmowach o szansach, które obserwujesz.',
      },
      reassign_requested: {
        name: 'Prośby o przepisanie',
        hint: 'Ktoś prosi o twoją szansę.',
      },
      reassign_decided: {
        name: 'Odpowiedzi na prośby',
        hint: 'Zgoda lub odmowa, gdy to ty prosisz o szansę.',
      },
      offer_reservation: {
        name: 'Kończące się rezerwacje',
        hint: 'Trzy dni przed końcem rezerwacji pojazdu.',
      },
      notice_failed: {
        name: 'Niedostarczone maile',
        hint: 'Mail, który wysyłasz do klienta, nie dotarł.',
      },
      leads_unassigned: {
        name: 'Szanse bez opiekuna',
        hint: 'Co rano w dni robocze, gdy ktoś powinien je dostać.',
      },
      leads_stale: {
        name: 'Zaległe leady',
        hint: 'Co rano w dni robocze, gdy leady czekają dłużej, niż ustaliła agencja.',
      },
      enquiry_new: {
        name: 'Nowe zapytania',
        hint: 'Zapytanie do ciebie, zadane w twoim imieniu lub do wszystkich platformowców.',
      },
      enquiry_mention: {
        name: 'Wzmianki o tobie w zapytaniach',
        hint: 'Ktoś wspomniał o tobie w rozmowie lub notatce.',
      },
      enquiry_message: {
        name: 'Wiadomości w zapytaniach',
        hint: 'W rozmowach, które obserwujesz, dopóki zapytanie nie jest zakończone.',
      },
      enquiry_status: {
        name: 'Zmiany statusu zapytań',
        hint: 'Zapytanie, które prowadzisz, zmieniło status.',
      },
      enquiry_proposed: {
        name: 'Odpowiedzi na zapytania',
        hint: 'Na zapytanie, które prowadzisz, przyszło auto albo kalkulacja.',
      },
      enquiry_reassigned: {
        name: 'Przydzielenie zapytania',
        hint: 'Zapytanie przeszło do ciebie lub od ciebie.',
      },
      export_completed: {
        name: 'Gotowe eksporty',
        hint: 'Plik, o który prosisz, jest gotowy do pobrania.',
      },
      mail_new: {
        name: 'Nowe maile',
        hint: 'Ktoś napisał do agencji. Bez zwrotów, newsletterów i autoodpowiedzi.',
      },
      mail_answer: {
        name: 'Odpowiedzi klientów',
        hint: 'Klient odpisał na mail w twojej szansie.',
      },
      company_notice_new: {
        name: 'Nowe ogłoszenia',
        hint: 'Przyszło ogłoszenie firmowe, z którym trzeba się zapoznać.',
      },
      company_notice_reminder: {
        name: 'Przypomnienia o ogłoszeniach',
        hint: 'Ogłoszenie wciąż czeka na twoje potwierdzenie.',
      },
    },
  },
  password: {
    title: 'Hasło',
    hint: 'Po zmianie hasła wylogujemy cię na pozostałych urządzeniach.',
    submit: 'Zmień hasło',
    changed: 'Hasło zostało zmienione',
  },
  secondFactor: {
    title: 'Weryfikacja dwuetapowa',
    off: 'Wyłączona',
    on: 'Włączona',
    since: 'od {{when}}',
    offHint: 'Przy logowaniu oprócz hasła podasz kod z aplikacji w telefonie. Samo hasło nie wystarczy.',
    required: 'Twoja rola jej wymaga, więc możesz zmienić aplikację, ale nie możesz wyłączyć weryfikacji.',
    requiredOff: 'Twoja rola wymaga weryfikacji dwuetapowej. Włącz ją teraz.',
    enrol: 'Włącz',
    replace: 'Zmień aplikację',
    remove: 'Wyłącz',
    codesLeft_one: 'Został {{count}} kod zapasowy z {{all}}',
    codesLeft_few: 'Zostały {{count}} kody zapasowe z {{all}}',
    codesLeft_many: 'Zostało {{count}} kodów zapasowych z {{all}}',
    codesLeft_other: 'Zostało {{count}} kodu zapasowego z {{all}}',
    fewCodes: 'Wygeneruj nowe kody, zanim zabraknie ich, gdy nie będziesz mieć telefonu.',
    renew: 'Nowe kody zapasowe',
    enrolTitle: 'Włącz weryfikację dwuetapową',
    enrolHint: 'Najpierw potwierdź, że to ty.',
    replaceTitle: 'Zmień aplikację uwierzytelniającą',
    replaceHint: 'Potwierdź hasłem i kodem z dotychczasowej aplikacji albo kodem zapasowym.',
    removeTitle: 'Wyłączyć weryfikację dwuetapową?',
    removeHint: 'Do zalogowania się wystarczy samo hasło. Kody zapasowe przestaną działać.',
    renewTitle: 'Nowe kody zapasowe',
    renewHint: 'Dotychczasowe kody przestaną działać.',
    enabled: 'Weryfikacja dwuetapowa jest włączona',
    removed: 'Weryfikacja dwuetapowa jest wyłączona',
    done: 'Gotowe',
  },
  sessions: {
    title: 'Sesje',
    hint: 'Urządzenia, na których trwa twoja sesja. Jeśli któregoś nie poznajesz, zakończ sesję i zmień hasło.',
    ended: 'Sesja została zakończona',
    endOthers: 'Zakończ pozostałe',
    endOthersTitle: 'Zakończyć pozostałe sesje?',
    endOthersHint: 'Na innych urządzeniach trzeba będzie zalogować się ponownie.',
    othersEnded: 'Pozostałe sesje zostały zakończone',
    endAll: 'Wyloguj wszędzie',
    endAllTitle: 'Wylogować się wszędzie?',
    endAllHint: 'Zakończymy wszystkie sesje, także tę.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    profile: typeof profile;
  }
}
