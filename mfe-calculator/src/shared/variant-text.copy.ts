export const variantTextCopy = {
  pending: '…',
  notKnown: '–',
  later: (total: string, after: string) => `, ${total} if you fly after ${after}`,
} as const;
