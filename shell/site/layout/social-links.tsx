import type { brand } from 'shared-contracts';
import { layoutCopy as copy } from './layout.copy.ts';
import classes from './social-links.module.css';

/** The company's accounts; nothing while none is configured. */
export function SocialLinks({ accounts }: { accounts: typeof brand.social }) {
  if (accounts.length === 0) return null;
  return (
    <ul className={classes.social} aria-label={copy.follow}>
      {accounts.map(({ href, network }) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {network}
          </a>
        </li>
      ))}
    </ul>
  );
}
