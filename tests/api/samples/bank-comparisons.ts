import type { Sample } from '../sample.ts';

const terms = { vehicleValue: '150000', numberOfInstallments: 36, monthlyAmount: '4162.06' };

export const twoBanks = {
  title: 'Škoda Octavia',
  startsOn: '2026-12-01',
  quotes: [
    { ...terms, bankName: 'Bank' },
    { ...terms, bankName: 'Inny bank', monthlyAmount: '4224.90' },
  ],
};

export const sample = {
  bodies: {
    bankComparisonPdfs: () => ({
      create: twoBanks,
      update: { version: 1, changes: { title: 'Zmiana' } },
      savePdf: { language: 'pl' },
      send: { to: 'zolw@przyklad.example', subject: 'Porównanie', text: 'W załączeniu.', language: 'pl' },
    }),
  },
  queries: { 'bankComparisonPdfs.remove': () => ({ version: '1' }) },
  paths: { '/bank-comparisons': 'comparison' },
} as const satisfies Sample;
