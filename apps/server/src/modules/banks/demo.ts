/** Banks of the demo agency: name and short name. None of them exists. */
export const demoBanks = [
  ['Bank Leasing Przykładowy S.A.', 'BLP'],
  ['Demo Lease sp. z o.o.', 'Demo Lease'],
  ['Leasing Wzorcowy S.A.', 'LW'],
  ['Finanse Próbne sp. z o.o.', 'FP'],
  ['Najem Modelowy S.A.', 'NM'],
] as const;
