/** Deadlines of calls in ms. A submission waits longer: a visitor who sees a timeout submits again. */
export const deadlines = { read: 8_000, write: 10_000, submit: 20_000 } as const;
