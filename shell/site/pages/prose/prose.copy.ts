export const proseCopy = { contents: 'On this page' } as const;
