/** What administrators may hide, as they read it. */
export const offerLabels = {
  pl: {
    excludableField: {
      'offer.commisionPercent': 'Oferta: procent prowizji',
      'offer.commisionAmount': 'Oferta: kwota prowizji',
      'offer.invoiceChargedPrice': 'Oferta: cena na fakturze',
      'offer.transactionCosts': 'Oferta: koszty transakcyjne',
    },
    table: {},
    tableColumn: {},
  },
  en: {
    excludableField: {
      'offer.commisionPercent': 'Offer: commission percent',
      'offer.commisionAmount': 'Offer: commission amount',
      'offer.invoiceChargedPrice': 'Offer: invoiced price',
      'offer.transactionCosts': 'Offer: transaction costs',
    },
    table: {},
    tableColumn: {},
  },
} as const;
