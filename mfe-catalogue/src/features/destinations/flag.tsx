import type { ReactNode } from 'react';
import classes from './destinations.module.css';

/** Drawn, because not every system has flags in its fonts. Simplified, 24 x 16. */
const drawings: Readonly<Record<string, ReactNode>> = {
  India: (
    <>
      <path fill="#ff9932" d="M0 0h24v5.4H0z" />
      <path fill="#138808" d="M0 10.6h24V16H0z" />
      <circle cx="12" cy="8" r="2" fill="none" stroke="#000080" strokeWidth="0.6" />
    </>
  ),
  Thailand: (
    <>
      <path fill="#a51931" d="M0 0h24v2.7H0zM0 13.3h24V16H0z" />
      <path fill="#2d2a4a" d="M0 5.3h24v5.4H0z" />
    </>
  ),
  Turkey: (
    <>
      <path fill="#e30a17" d="M0 0h24v16H0z" />
      <circle cx="9" cy="8" r="4" fill="#fff" />
      <circle cx="10" cy="8" r="3.2" fill="#e30a17" />
      <path fill="#fff" d="m13 8 3.1 1-1.9-2.6v3.2L16.1 7z" />
    </>
  ),
  Malaysia: (
    <>
      <path fill="#cc0001" d="M0 0h24v2.3H0zM0 4.6h24v2.3H0zM0 9.2h24v2.3H0zM0 13.7h24V16H0z" />
      <path fill="#010066" d="M0 0h12v9.2H0z" />
      <circle cx="5" cy="4.6" r="2.6" fill="#fc0" />
      <circle cx="6" cy="4.6" r="2.2" fill="#010066" />
      <circle cx="8" cy="4.6" r="1.3" fill="#fc0" />
    </>
  ),
};

/** The flag beside a country's name, which says the same in text; the profile's own character where none is drawn. */
export function Flag({ country, character }: { country: string; character: string }) {
  const drawing = drawings[country];
  if (!drawing) return <span aria-hidden>{character}</span>;
  return (
    <svg className={classes.flag} viewBox="0 0 24 16" width={30} height={20} aria-hidden>
      <path fill="#fff" d="M0 0h24v16H0z" />
      {drawing}
    </svg>
  );
}
