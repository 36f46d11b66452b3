import type { Selector, SelectorComponent } from 'lightningcss';

/** Elements that much of a page is in: its outermost, and lists. */
const WIDE = new Set(['html', 'body', 'main', 'ul', 'ol', 'dl', 'table', 'tbody']);

/**
 * Whether a selector makes a browser restyle much of a page when something is inserted anywhere in it: its `:has()` looks
 * further than to children and to the next sibling, and is on an element of any kind, on the outermost or on a list.
 * @param isOnNarrow whether the selector is one of `:is()` or `:not()` on an element that is none of these
 */
export function isWide(selector: Selector, isOnNarrow = false): boolean {
  const compounds = splitCompounds(selector);
  return compounds.some((compound, index) => {
    const isLast = index === compounds.length - 1;
    const isOnOne = isNarrow(compound) || (isLast && isOnNarrow);
    return compound.some(part => {
      if (part.type !== 'pseudo-class') return false;
      if (part.kind === 'has') return !isOnOne && !part.selectors.every(looksNear);
      if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'not') return false;
      return part.selectors.some(branch => isWide(branch, isOnOne));
    });
  });
}

function splitCompounds(selector: Selector): SelectorComponent[][] {
  const compounds: SelectorComponent[][] = [[]];
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  }
  return compounds;
}

const isNarrow = (compound: Selector): boolean =>
  !compound.some(
    part =>
      (part.type === 'type' && WIDE.has(part.name)) || (part.type === 'pseudo-class' && part.kind === 'root'),
  ) &&
  compound.some(
    part =>
      part.type === 'class' ||
      part.type === 'attribute' ||
      part.type === 'type' ||
      (part.type === 'pseudo-class' &&
        (part.kind === 'is' || part.kind === 'where') &&
        part.selectors.every(branch => isNarrow(splitCompounds(branch).at(-1) ?? []))),
  );

/** An argument that begins with a combinator begins with `:scope` here. */
const looksNear = ([first, ...rest]: Selector): boolean =>
  first?.type === 'pseudo-class' &&
  first.kind === 'scope' &&
  rest.every(part => part.type !== 'combinator' || part.value === 'child' || part.value === 'next-sibling');
