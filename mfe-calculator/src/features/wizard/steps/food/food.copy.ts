export const foodCopy = {
  title: 'Food and support',
  missing: { text: 'choose how you will eat', field: 'food' },
  food: 'How will you eat?',
  perDay: (price: string) => `${price} a day and person`,
  support: 'What should the estimate include?',
  flights: {
    name: 'flights',
    label: 'Return flights',
    note: (fare: string) => `${fare} a traveller, there and back`,
  },
  visa: {
    name: 'visa',
    label: 'Visas',
    note: (fee: string) => `${fee} a traveller: medical visa and help with the papers`,
  },
  notPriced: 'not in the estimate, because your country is not listed',
  routeFailed: 'The prices of flights and visas could not be loaded.',
  arranged: (flights: boolean, visas: boolean) =>
    flights && visas ? 'flights and visas' : flights ? 'flights' : visas ? 'visas' : 'no flights, no visas',
} as const;
