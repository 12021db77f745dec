export const customerMail = {
  language: 'Język wiadomości',
  to: 'Do',
  subject: 'Temat',
  text: 'Treść',
  signature: 'Pod treścią dodamy:',
  skip: 'Nie teraz',
  send: 'Wyślij',
  sent: 'Wysłano wiadomość do klienta',
  kept: 'Nie ma serwera poczty: wiadomość czeka w skrzynce nadawczej.',
  noAddress: 'Klient nie ma adresu e-mail, na który można napisać.',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    customerMail: typeof customerMail;
  }
}
