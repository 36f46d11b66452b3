import type { ExposedWidget } from 'shared-contracts';
import { AskForQuote } from '../features/ask-for-quote/ask-for-quote.tsx';

/** In the slot treatment.quote: opens the form with what a page knows already. */
export const widget: ExposedWidget = { Component: AskForQuote };
