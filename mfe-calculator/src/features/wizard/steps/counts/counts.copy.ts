export const countsCopy = {
  visits: {
    label: 'How many trips?',
    hint: (usual: number, gap: string) => `This usually takes ${usual} trips, ${gap}.`,
    usual: (trips: string) => `${trips} (usual)`,
  },
} as const;
