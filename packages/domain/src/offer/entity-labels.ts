/** What administrators may hide: in Polish and in English. */
export const offerLabels = {
  excludableField: {
    'offer.commisionPercent': ['Oferta: procent prowizji', 'Offer: commission percent'],
    'offer.commisionAmount': ['Oferta: kwota prowizji', 'Offer: commission amount'],
    'offer.invoiceChargedPrice': ['Oferta: cena na fakturze', 'Offer: invoiced price'],
    'offer.transactionCosts': ['Oferta: koszty transakcyjne', 'Offer: transaction costs'],
  },
  table: {
    offers: ['Oferty', 'Offers'],
  },
  tableColumn: {
    'offers.offerType': ['Rodzaj', 'Type'],
    'offers.number': ['Szansa', 'Opportunity'],
    'offers.status': ['Status szansy', 'Status of the opportunity'],
    'offers.vehicle': ['Pojazd', 'Vehicle'],
    'offers.bank': ['Bank', 'Bank'],
    'offers.dealer': ['Salon', 'Dealer'],
    'offers.worker': ['Opiekun', 'Salesperson'],
    'offers.vehicleValue': ['Wartość pojazdu netto', 'Vehicle value, net'],
    'offers.numberOfInstallments': ['Liczba rat', 'Instalments'],
    'offers.monthlyAmount': ['Rata netto', 'Instalment, net'],
    'offers.sumOfPayments': ['Suma opłat netto', 'Sum of payments, net'],
    'offers.commisionAmount': ['Prowizja', 'Commission'],
    'offers.bookingDate': ['Rezerwacja do', 'Booked until'],
    'offers.createdAt': ['Dodano', 'Added'],
  },
} as const;
