import { brand } from 'shared-contracts';
import classes from './logo.module.css';

export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" fill="var(--mantine-color-sea-7)" />
        <circle cx="16" cy="14" r="5" fill="var(--mantine-color-clay-3)" />
        <path d="M2.3 18.5C7 16.4 11 16.6 16 18.4s9.4 1.9 13.7-.2A14 14 0 0 1 2.3 18.5Z" fill="#fcfaf6" />
        <path
          d="M5.2 24.7c3.9-1.6 7.2-1.3 10.8-.1s7.3 1.4 10.8 0A14 14 0 0 1 5.2 24.7Z"
          fill="var(--mantine-color-sea-4)"
        />
      </svg>
      <span translate="no">{brand.name}</span>
    </span>
  );
}
