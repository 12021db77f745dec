/** What of offers can be hidden, and what the audit log says is done to them. */
export const offerEntity = {
  excludable: [
    'offer.commisionPercent',
    'offer.commisionAmount',
    'offer.invoiceChargedPrice',
    'offer.transactionCosts',
  ],
  tables: {
    offers: [
      'offerType',
      'number',
      'status',
      'vehicle',
      'bank',
      'dealer',
      'worker',
      'vehicleValue',
      'numberOfInstallments',
      'monthlyAmount',
      'sumOfPayments',
      'commisionAmount',
      'bookingDate',
      'createdAt',
    ],
  },
  audit: { offer: ['create', 'edit', 'remove', 'restore', 'send'] },
} as const;
