/**
 * The facade: what remotes need. They use exactly these components and these names of the router, the query library and Jotai,
 * so that there is one copy of each library, and no page loads unused components.
 */
export { type QueryClient, useQueryClient } from '@tanstack/react-query';
export { useAtomValue, useSetAtom, useStore } from 'jotai/react';
export { atom } from 'jotai/vanilla';
export { useLocation, useNavigate } from 'react-router-dom';
export { BelowTheFold } from './below-the-fold.tsx';
export { Button } from './components/button.tsx';
export { Link } from './components/link.tsx';
export { Loader } from './components/loader.tsx';
export { Title, VisuallyHidden } from './components/text.tsx';
export { CurrencySelect } from './currency/currency-select.tsx';
export { Dollars, type Money, moneyIn, useMoney } from './currency/money.tsx';
export { signOf } from './currency/money-format.ts';
export { RateNote } from './currency/rate-note.tsx';
export { type LocalCurrency, useLocalCurrency } from './currency/use-local-currency.ts';
export { Failure } from './failure.tsx';
export { Picture } from './picture.tsx';
export { PriceMark, PricesNote } from './price-mark.tsx';
export { useServices } from './providers.tsx';
export { PublicCare } from './residence/public-care.tsx';
export { ResidenceSelect, SourceOptions } from './residence/residence-select.tsx';
export { useTripCosts } from './residence/use-trip-costs.ts';
export { NotHereNote } from './search/not-here-note.tsx';
export { TreatmentSearch } from './search/treatment-search.tsx';
export { useAnnouncedResult, useTreatmentSearch } from './search/use-treatment-search.ts';
export { PageHero, Section } from './section.tsx';
export { Slot } from './slot.tsx';
export { TripDays } from './trip-days/trip-days.tsx';
export { type QueryResult, useApiQuery } from './use-api-query.ts';
export { useField } from './use-field.ts';
export { useHydrated } from './use-hydrated.ts';
export { useSeenChange } from './use-seen-change.ts';
