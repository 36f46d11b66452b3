type Figures = readonly (number | undefined)[];

/** Orders by several figures in USD or hours, each where those before are equal. One that is not known comes last. */
export const compareFigures = (one: Figures, others: Figures): number =>
  one
    .map((figure = Infinity, index) => {
      const other = others[index] ?? Infinity;
      return figure === other ? 0 : figure - other;
    })
    .find(Boolean) ?? 0;
