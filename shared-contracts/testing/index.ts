// The matchers' types; `setup.ts` brings the matchers.
/// <reference types="@testing-library/jest-dom/vitest" preserve="true" />

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { violations } from './axe.ts';
export {
  aDestination,
  aTreatment,
  countryWire,
  destinationWire,
  implantsWire,
  optionsWire,
  treatmentWire,
} from './builders.ts';
export { answeredBy, answering, apiHandlers, failing, hanging, recording } from './handlers.ts';
export { holdTimers } from './hold-timers.ts';
export { network, useFakeNetwork } from './network.ts';
export {
  costsBySourceWire,
  priceBookWire,
  treatmentTripsWire,
  tripCostsWire,
  tripCostWire,
} from './price-builders.ts';
export { renderExpose, renderServed } from './render-expose.tsx';
export { createTestContext, type TestContextOptions } from './test-context.ts';
export {
  aDatedTrip,
  aTrip,
  costDetails,
  costInput,
  costWire,
  inDays,
  savedTripWire,
} from './worked-example.ts';
