/** What administrators may hide: in Polish and in English. */
export const offerLabels = {
  excludableField: {
    'offer.commisionPercent': ['Oferta: procent prowizji', 'Offer: commission percent'],
    'offer.commisionAmount': ['Oferta: kwota prowizji', 'Offer: commission amount'],
    'offer.invoiceChargedPrice': ['Oferta: cena na fakturze', 'Offer: invoiced price'],
    'offer.transactionCosts': ['Oferta: koszty transakcyjne', 'Offer: transaction costs'],
  },
} as const;
