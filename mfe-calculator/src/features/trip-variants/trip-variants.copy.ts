export const variantCopy = { pending: '…', notKnown: '–' } as const;
