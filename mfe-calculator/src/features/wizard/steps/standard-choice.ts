/** Ids of the standard hotel and standard food, which `costInputOf` assumes until the visitor chooses. */
export const standardChoice = { accommodationMasterId: 2, foodMasterId: 2 } as const;
