import { useEffect } from 'react';
import type { KnownComposition } from '../composition/modules.ts';
import './outlines.css';

/** Outlines the parts of the page, by styles alone: what the page's code renders later has them too. */
export function useOutlines(isOn: boolean, { id, shell }: KnownComposition): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    if (!isOn) return undefined;
    dataset.outlines = '';
    style.setProperty('--outline-composition', `"${id}"`);
    style.setProperty('--outline-shell', `"${shell}"`);
    return () => void delete dataset.outlines;
  }, [isOn, id, shell]);
}
