import { createStore } from 'jotai/vanilla';

/** The Jotai store that shell and remotes share: one per request on the server, one per page on the client. */
export type TripStore = ReturnType<typeof createStore>;

/** A new store with the defaults of section 4. */
export const createTripStore = (): TripStore => createStore();
