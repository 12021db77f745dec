/** Names of the columns administrators may hide: in Polish and in English. */
export const catalogueLabels = {
  table: {
    carTemplates: ['Szablony samochodów', 'Car templates'],
  },
  tableColumn: {
    'carTemplates.carBodyType': ['Nadwozie', 'Body type'],
    'carTemplates.carFuelType': ['Paliwo', 'Fuel type'],
    'carTemplates.carTransmissionType': ['Skrzynia biegów', 'Transmission'],
    'carTemplates.carDriveType': ['Napęd', 'Drive type'],
    'carTemplates.enginePower': ['Moc', 'Power'],
    'carTemplates.equipment': ['Wyposażenie', 'Equipment'],
    'carTemplates.createdAt': ['Dodano', 'Added'],
  },
} as const;
