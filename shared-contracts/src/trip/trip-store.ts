import { createStore } from 'jotai/vanilla';

/** The Jotai store that rooms share: one per request on the server, one per page on the client. */
export type TripStore = ReturnType<typeof createStore>;

export const createTripStore = (): TripStore => createStore();
