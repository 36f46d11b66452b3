export const countsCopy = {
  visits: {
    label: 'How many trips?',
    hint: (usual: number, gap: string) => `This usually takes ${usual} trips, ${gap}.`,
    usual: (trips: string) => `${trips} (usual)`,
  },
  offer: (trips: string, counted: number) =>
    `This usually takes ${trips}. The total counts ${counted === 1 ? 'one' : counted}.`,
  take: (trips: number) => `Count ${trips} trips`,
  taken: (trips: string) => `The total now counts ${trips}.`,
} as const;
