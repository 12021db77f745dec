/** What administrators may hide: in Polish and in English. */
export const rentOfferLabels = {
  excludableField: {
    'rent_offer_pdf.sellValue': ['Oferta najmu: wartość sprzedaży', 'Rent offer: sell value'],
  },
  table: {
    rentOffers: ['Oferty najmu', 'Rent offers'],
  },
  tableColumn: {
    'rentOffers.client': ['Dla kogo', 'Client'],
    'rentOffers.opportunity': ['Szansa', 'Opportunity'],
    'rentOffers.offerType': ['Rodzaj', 'Type'],
    'rentOffers.contractMonthsPeriod': ['Okres umowy', 'Contract period'],
    'rentOffers.monthlyFeeNet': ['Rata netto', 'Monthly fee net'],
    'rentOffers.initialPaymentNet': ['Opłata wstępna netto', 'Initial payment net'],
    'rentOffers.sellValue': ['Wartość sprzedaży netto', 'Sell value net'],
    'rentOffers.author': ['Autor', 'Author'],
    'rentOffers.createdAt': ['Dodano', 'Added'],
    'rentOffers.updatedAt': ['Zmieniono', 'Changed'],
  },
} as const;
