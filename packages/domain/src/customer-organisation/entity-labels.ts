/** What administrators may hide: in Polish and in English. */
export const organisationLabels = {
  table: {
    customerOrganisations: ['Firmy klientów', 'Customer organisations'],
  },
  tableColumn: {
    'customerOrganisations.taxIdNumber': ['NIP', 'Tax id (NIP)'],
    'customerOrganisations.legalForm': ['Forma prawna', 'Legal form'],
    'customerOrganisations.city': ['Miejscowość', 'City'],
    'customerOrganisations.vatStatus': ['Status VAT', 'VAT status'],
    'customerOrganisations.regon': ['REGON', 'REGON'],
    'customerOrganisations.krs': ['KRS', 'KRS'],
    'customerOrganisations.customers': ['Klienci', 'Customers'],
    'customerOrganisations.opportunities': ['Szanse', 'Opportunities'],
    'customerOrganisations.addedBy': ['Dodane przez', 'Added by'],
    'customerOrganisations.updatedAt': ['Ostatnia zmiana', 'Last change'],
  },
} as const;
