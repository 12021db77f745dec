import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const offerList: Translated<typeof polish.offerList> = {
  title: 'Offers',
  total_one: '{{count, number}} offer',
  total_other: '{{count, number}} offers',
  totalMore: 'Over {{count, number}} offers',
  search: 'Search offers',
  columns: {
    customer: 'Customer',
    offerType: 'Type',
    vehicle: 'Vehicle',
    bank: 'Bank',
    dealer: 'Dealer',
    vehicleValue: 'Vehicle value, net',
    numberOfInstallments: 'Instalments',
    monthlyAmount: 'Instalment, net',
    sumOfPayments: 'Sum of payments, net',
    commisionAmount: 'Commission, net',
    status: 'Opportunity status',
    number: 'Opportunity',
    worker: 'Salesperson',
    bookingDate: 'Booked until',
    createdAt: 'Added',
  },
  chosen: 'Chosen',
  filters: {
    show_leasing_offers: 'Leasing',
    show_longterm_offers: 'Long-term rent',
    show_shortterm_offers: 'Short-term rent',
    mine: 'My opportunities',
    chosen: 'Chosen ones only',
    worker: 'Salesperson',
    bank: 'Bank',
    dealer: 'Dealer',
    status: 'Opportunity status',
    period: 'Added',
    vehicleValue: 'Vehicle value',
    commission: 'Commission',
    archived: 'Of archived opportunities',
  },
  sums: { title: 'Sums of the listed offers', count: 'Offers', all: 'Together' },
  empty: {
    title: 'There are no offers yet',
    hint: 'Offers are added in an opportunity, on its tab “Offers”.',
  },
  noMatches: {
    title: 'No offers found',
    hint: 'Change the search or the filters. Customers, opportunity numbers and vehicles are searched.',
  },
};
