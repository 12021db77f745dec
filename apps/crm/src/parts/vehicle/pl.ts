import { vehicleFieldLabels } from './field-labels.ts';

export const vehicleTooltip = {
  fields: vehicleFieldLabels.pl,
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
