export const variantTextCopy = { pending: '…', notKnown: '–' } as const;
