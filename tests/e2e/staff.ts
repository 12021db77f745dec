/** People of the seeded agency the specs act as; all have the demo password. */
export const staff = {
  zofia: { email: 'admin@szansa.example', name: 'Zofia Sadowska' },
  anna: { email: 'anna.nowak@szansa.example', name: 'Anna Nowak' },
  piotr: { email: 'piotr.wisniewski@szansa.example', name: 'Piotr Wiśniewski' },
  katarzyna: { email: 'katarzyna.zak@szansa.example', name: 'Katarzyna Żak' },
  marek: { email: 'marek.dudek@szansa.example', name: 'Marek Dudek' },
  pawel: { email: 'pawel.golab@szansa.example', name: 'Paweł Gołąb' },
  adam: { email: 'adam.maj@szansa.example', name: 'Adam Maj' },
} as const;

export type Person = keyof typeof staff;
