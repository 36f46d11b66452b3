import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconMail,
  IconPhone,
} from '@tabler/icons-react';
import { brand } from 'shared-contracts';
import { Container, Link } from 'shared-contracts/ui';
import { CookieSettings } from './consent/cookie-settings.tsx';
import classes from './footer.module.css';
import { layoutCopy as copy } from './layout.copy.ts';
import { Logo } from './logo.tsx';
import { contactLink, footerLinks, legalLinks, mainLinks } from './menu-links.ts';

const icons = { Facebook: IconBrandFacebook, Instagram: IconBrandInstagram, LinkedIn: IconBrandLinkedin };

export function Footer() {
  return (
    <footer className={classes.footer}>
      <Container>
        <div className={classes.columns}>
          <div className={classes.about}>
            <Logo />
            <p>{copy.promise}</p>
            <ul className={classes.social} aria-label={copy.follow}>
              {brand.social.map(({ href, network }) => {
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
          </div>
          <nav aria-labelledby="footer-quick">
            <h2 id="footer-quick">{copy.quickLinks}</h2>
            <LinkList links={[...mainLinks, ...footerLinks, contactLink]} />
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{copy.legal}</h2>
            <LinkList links={legalLinks} />
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

function LinkList({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className={classes.list}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
