import { IconMail, IconPhone } from '@tabler/icons-react';
import { brand } from 'shared-contracts';
import { Link } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import { type MenuLink, useModules } from '../remote/modules.ts';
import { CookieSettings } from './consent/cookie-settings.tsx';
import classes from './footer.module.css';
import { layoutCopy as copy } from './layout.copy.ts';
import { Logo } from './logo.tsx';
import { contactLink, linksOf } from './menu-links.ts';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const composition = useModules().composition();
  return (
    <footer className={classes.footer}>
      <Container>
        <div className={classes.columns}>
          <div className={classes.about}>
            <Logo />
            <p>{copy.promise}</p>
            <SocialLinks accounts={brand.social} />
          </div>
          <nav aria-labelledby="footer-quick">
            <h2 id="footer-quick">{copy.quickLinks}</h2>
            <LinkList
              links={[...linksOf(composition, 'main'), ...linksOf(composition, 'footer'), contactLink]}
            />
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{copy.legal}</h2>
            <LinkList links={linksOf(composition, 'legal')} />
            <CookieSettings className={classes.settings} />
          </nav>
          <div className={classes.contact}>
            <h2>{copy.getInTouch}</h2>
            <ul className={classes.list}>
              <li>
                <a href={`mailto:${brand.email}`}>
                  <IconMail size={18} stroke={1.6} aria-hidden /> {brand.email}
                </a>
              </li>
              <li>
                <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
                  <IconPhone size={18} stroke={1.6} aria-hidden /> {brand.phone}
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className={classes.base}>
          <p>{copy.notMedicalAdvice}</p>
          <p>{copy.rights}</p>
        </div>
      </Container>
    </footer>
  );
}

function LinkList({ links }: { links: readonly Pick<MenuLink, 'path' | 'name'>[] }) {
  return (
    <ul className={classes.list}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
