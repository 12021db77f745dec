/** Dealers of the demo agency: name, kind and address. None of them exists. */
export const demoDealers = [
  ['Auto-Test Salon Warszawa', 'supplier', 'ul. Modlińska 200, 03-001 Warszawa'],
  ['Auto-Test Salon Kraków', 'supplier', 'ul. Zakopiańska 50, 30-418 Kraków'],
  ['Motor Przykład Poznań', 'supplier', 'ul. Głogowska 300, 60-111 Poznań'],
  ['Śląskie Auto Demo', 'supplier', 'ul. Chorzowska 107, 40-001 Katowice'],
  ['Pośrednik Wzór', 'intermediary', 'ul. Długa 1, 80-309 Gdańsk'],
] as const;
