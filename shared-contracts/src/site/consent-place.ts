import { createValueStore } from '../values/value-store.ts';

/**
 * The element in which the shell asks its question about analytics instead of above the footer, e.g. next to a request that
 * was just sent; null above the footer. For a `ref`: the element leaves the store with its page.
 */
export const consentPlace = createValueStore<HTMLElement | null>(null);
