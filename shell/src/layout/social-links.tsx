import { IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin } from '@tabler/icons-react';
import type { brand } from 'shared-contracts';
import { layoutCopy as copy } from './layout.copy.ts';
import classes from './social-links.module.css';

const icons = { Facebook: IconBrandFacebook, Instagram: IconBrandInstagram, LinkedIn: IconBrandLinkedin };

/** The company's accounts; nothing while none is configured. */
export function SocialLinks({ accounts }: { accounts: typeof brand.social }) {
  if (accounts.length === 0) return null;
  return (
    <ul className={classes.social} aria-label={copy.follow}>
      {accounts.map(({ href, network }) => {
        const Icon = icons[network];
        return (
          <li key={href}>
            <a href={href} aria-label={network} rel="noopener">
              <Icon size={22} stroke={1.6} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
