import { useEffect } from 'react';
import type { Composition } from 'shared-contracts';
import './outlines.css';

/** Outlines the parts of the page, by styles alone: what the page's code renders later has them too. */
export function useOutlines(isOn: boolean, { id, shell }: Composition): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    if (!isOn) return undefined;
    dataset.outlines = '';
    style.setProperty('--outline-composition', `"${id}"`);
    style.setProperty('--outline-shell', `"${shell}"`);
    return () => void delete dataset.outlines;
  }, [isOn, id, shell]);
}
