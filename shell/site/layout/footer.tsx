import type { ReactNode } from 'react';
import { brand } from 'shared-contracts';
import { Link, useServices } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import { type MenuLink, useModules } from '../../host/page/modules.ts';
import { Slot } from '../../host/remote/slot.tsx';
import { CookieSettings } from './consent/cookie-settings.tsx';
import classes from './footer.module.css';
import { layoutCopy as copy } from './layout.copy.ts';
import { Logo } from './logo.tsx';
import { contactLink, linksOf } from './menu-links.ts';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const composition = useModules().composition();
  const { notice } = useServices();
  return (
    <footer className={classes.footer}>
      <Container>
        <div className={classes.columns}>
          <div className={classes.about}>
            <Logo />
            <p>{copy.promise}</p>
            <ul className={classes.list}>
              <li>
                <a href={`mailto:${brand.email}`}>{brand.email}</a>
              </li>
              <li>
                <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
              </li>
            </ul>
            <SocialLinks accounts={brand.social} />
          </div>
          <nav aria-labelledby="footer-quick">
            <h2 id="footer-quick">{copy.quickLinks}</h2>
            <LinkList links={[...linksOf(composition, 'main'), contactLink]} />
          </nav>
          <nav aria-labelledby="footer-trust">
            <h2 id="footer-trust">{copy.trust}</h2>
            <LinkList links={linksOf(composition, 'footer')} />
          </nav>
        </div>
        <Slot name="footer.more" />
        <div className={classes.base}>
          <nav className={classes.legal} aria-label={copy.legal}>
            <LinkList links={linksOf(composition, 'legal')}>
              <li>
                <CookieSettings />
              </li>
            </LinkList>
          </nav>
          {notice && (
            <p>
              <strong>{notice}</strong>
            </p>
          )}
          <p>{copy.notMedicalAdvice}</p>
          <p>{copy.rights}</p>
        </div>
      </Container>
    </footer>
  );
}

interface LinkListProps {
  links: readonly Pick<MenuLink, 'path' | 'name'>[];
  /** Further items. */
  children?: ReactNode;
}

function LinkList({ links, children }: LinkListProps) {
  return (
    <ul className={classes.list}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
