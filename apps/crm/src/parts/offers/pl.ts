export const recordOffers = {
  empty: 'Nie ma jeszcze ofert',
  chosen: 'Wybrana',
  noVehicle: 'Bez pojazdu',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    recordOffers: typeof recordOffers;
  }
}
