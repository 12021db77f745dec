/** What administrators may hide: in Polish and in English. */
export const opportunityLabels = {
  table: {
    opportunities: ['Szanse sprzedaży', 'Sales opportunities'],
    'unassigned-leads': ['Nieprzypisane szanse', 'Unassigned opportunities'],
  },
  tableColumn: {
    'opportunities.number': ['Numer', 'Number'],
    'opportunities.status': ['Status', 'Status'],
    'opportunities.vehicle': ['Pojazd', 'Vehicle'],
    'opportunities.value': ['Wartość', 'Value'],
    'opportunities.worker': ['Opiekun', 'Owner'],
    'opportunities.leadSource': ['Źródło pozyskania', 'Lead source'],
    'opportunities.labels': ['Etykiety', 'Labels'],
    'opportunities.statusChangedAt': ['Zmiana statusu', 'Status changed'],
    'opportunities.daysInStage': ['Dni w statusie', 'Days in status'],
    'opportunities.lastActivityAt': ['Ostatnia aktywność', 'Last activity'],
    'unassigned-leads.number': ['Numer', 'Number'],
    'unassigned-leads.status': ['Status', 'Status'],
    'unassigned-leads.leadSource': ['Źródło pozyskania', 'Lead source'],
    'unassigned-leads.vehicle': ['Pojazd', 'Vehicle'],
    'unassigned-leads.value': ['Wartość', 'Value'],
    'unassigned-leads.labels': ['Etykiety', 'Labels'],
    'unassigned-leads.createdAt': ['Dodano', 'Added'],
  },
} as const;
