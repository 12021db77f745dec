import { vehicle } from '@szansa/domain/vehicle';

import { recordWords } from '#kit/texts/record-words.ts';

export const vehicleTooltip = {
  fields: recordWords(vehicle, 'pl').fields,
  vehicleValue: 'Wartość pojazdu netto',
  availability: 'Dostępność',
  loading: 'Wczytywanie pojazdu…',
  failed: 'Nie udało się pobrać pojazdu',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    vehicleTooltip: typeof vehicleTooltip;
  }
}
