import { slugOf } from 'shared-contracts';

/** What the shell's drawings of the destinations show. */
const countryDrawings: Readonly<Record<string, string>> = {
  India: 'The Taj Mahal above its pool',
  Thailand: 'A longtail boat before a temple with stepped roofs',
  Turkey: 'A mosque and a ferry at the Bosphorus bridge in Istanbul',
  Malaysia: 'The twin towers of Kuala Lumpur at night',
  Mexico: 'The stepped pyramid of Chichén Itzá below paper bunting',
  'Costa Rica': 'A toucan on a branch before a volcano',
  'South Korea': 'A palace gate in Seoul, with blossom',
  Singapore: 'The three towers of Marina Bay and the supertrees',
  Hungary: 'The parliament in Budapest on the Danube',
  Poland: 'Gabled houses at an old market square, and a church tower',
  Spain: 'The towers of the Sagrada Família in Barcelona',
  UAE: 'A sail-shaped hotel and the highest tower of Dubai behind dunes',
};

/** Path and text alternative of a destination's drawing. */
export const countryDrawing = (country: string): { src: string; alt: string } => ({
  src: `/images/countries/${slugOf(country)}.svg`,
  alt: countryDrawings[country] ?? '',
});
