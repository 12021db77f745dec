export const presence = {
  title: 'Kto jeszcze ma to otwarte',
  opportunity_one: '{{names}} też ma otwartą tę szansę',
  opportunity_few: '{{names}} też mają otwartą tę szansę',
  opportunity_many: '{{names}} też mają otwartą tę szansę',
  opportunity_other: '{{names}} też mają otwartą tę szansę',
  internal_enquiry_one: '{{names}} też ma otwarte to zapytanie',
  internal_enquiry_few: '{{names}} też mają otwarte to zapytanie',
  internal_enquiry_many: '{{names}} też mają otwarte to zapytanie',
  internal_enquiry_other: '{{names}} też mają otwarte to zapytanie',
  customer_one: '{{names}} też ma otwarte dane tego klienta',
  customer_few: '{{names}} też mają otwarte dane tego klienta',
  customer_many: '{{names}} też mają otwarte dane tego klienta',
  customer_other: '{{names}} też mają otwarte dane tego klienta',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    presence: typeof presence;
  }
}
