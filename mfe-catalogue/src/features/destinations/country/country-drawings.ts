import { countryImage } from '../../../shared/addresses.rules.ts';

/** What the drawings of the destinations show. */
const drawings: Readonly<Record<string, string>> = {
  India: 'The Taj Mahal',
  Thailand: 'A longtail boat and a temple',
  Turkey: 'A mosque at the Bosphorus bridge',
  Malaysia: 'The twin towers of Kuala Lumpur',
  Mexico: 'The pyramid of Chichén Itzá',
  'Costa Rica': 'A toucan before a volcano',
  'South Korea': 'A palace gate in Seoul',
  Singapore: 'The towers of Marina Bay',
  Hungary: 'The parliament in Budapest',
  Poland: 'Gabled houses at a market square',
  Spain: 'The Sagrada Família in Barcelona',
  UAE: 'The skyline of Dubai behind dunes',
};

/** A destination's drawing, and what it shows; null for a country without one. */
export const drawingOf = (country: string) => ({
  src: drawings[country] ? countryImage(country) : null,
  alt: drawings[country],
});
