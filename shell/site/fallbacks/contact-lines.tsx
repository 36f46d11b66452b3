import { IconMail, IconPhone } from '@tabler/icons-react';
import { brand } from 'shared-contracts';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import classes from './fallbacks.module.css';

/** Email and phone: a way to a quote that needs no remote. */
export function ContactLines() {
  return (
    <ul className={classes.contact}>
      <li>
        <IconMail size={20} stroke={1.6} aria-hidden />
        <a href={`mailto:${brand.email}?subject=${encodeURIComponent(copy.subject)}`}>{brand.email}</a>
      </li>
      <li>
        <IconPhone size={20} stroke={1.6} aria-hidden />
        <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
      </li>
    </ul>
  );
}
