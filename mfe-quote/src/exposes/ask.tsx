import type { ExposedWidget } from 'shared-contracts';
import { AskForQuote } from '../features/ask-for-quote/ask-for-quote.tsx';

/** In the slots treatment.quote and estimate.quote: opens the form with what a page knows already. */
export const widget: ExposedWidget = { Component: AskForQuote };
