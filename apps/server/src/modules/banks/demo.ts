/** Banks of the demo agency: name, short name and colour. None of them exists. */
export const demoBanks = [
  ['Bank Leasing Przykładowy S.A.', 'BLP', '#1c4f8f'],
  ['Demo Lease sp. z o.o.', 'Demo Lease', '#0b5c56'],
  ['Leasing Wzorcowy S.A.', 'LW', '#fbd000'],
  ['Finanse Próbne sp. z o.o.', 'FP', '#b3261e'],
  ['Najem Modelowy S.A.', 'NM', '#6a329f'],
] as const;
