/** What administrators may hide, as they read it. */
export const opportunityLabels = {
  pl: {
    excludableField: {},
    table: { opportunities: 'Szanse sprzedaży' },
    tableColumn: {
      'opportunities.number': 'Numer',
      'opportunities.status': 'Status',
      'opportunities.vehicle': 'Pojazd',
      'opportunities.value': 'Wartość',
      'opportunities.worker': 'Opiekun',
      'opportunities.leadSource': 'Źródło pozyskania',
      'opportunities.labels': 'Etykiety',
      'opportunities.statusChangedAt': 'Zmiana statusu',
      'opportunities.lastActivityAt': 'Ostatnia aktywność',
    },
  },
  en: {
    excludableField: {},
    table: { opportunities: 'Sales opportunities' },
    tableColumn: {
      'opportunities.number': 'Number',
      'opportunities.status': 'Status',
      'opportunities.vehicle': 'Vehicle',
      'opportunities.value': 'Value',
      'opportunities.worker': 'Owner',
      'opportunities.leadSource': 'Lead source',
      'opportunities.labels': 'Labels',
      'opportunities.statusChangedAt': 'Status changed',
      'opportunities.lastActivityAt': 'Last activity',
    },
  },
} as const;
