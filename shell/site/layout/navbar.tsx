import { IconMenu2, IconX } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { resetTripAtom } from 'shared-contracts/host';
import { Button, Link, useSetAtom, VisuallyHidden } from 'shared-contracts/ui';
import { Container, NavLink } from 'shared-contracts/ui/host';
import { useModules } from '../../host/page/modules.ts';
import { Slot } from '../../host/remote/slot.tsx';
import { layoutCopy as copy } from './layout.copy.ts';
import { Logo } from './logo.tsx';
import { contactLink, linksOf } from './menu-links.ts';
import classes from './navbar.module.css';
import { PlaceChoice } from './place-choice.tsx';
import { SiteSearch } from './site-search.tsx';
import { usePopover } from './use-popover.ts';

const MENU_ID = 'site-menu';

/** The header's links and search: a row on wide screens, else a native popover, which needs no JavaScript to open and close. */
export function Navbar() {
  const { composition } = useModules();
  const resetTrip = useSetAtom(resetTripAtom);
  const startOver = () => {
    resetTrip();
    return true;
  };
  const menu = useRef<HTMLElement>(null);
  const { isOpen, toggle, close } = usePopover(menu);
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <header className={classes.header}>
      <Container className={classes.bar}>
        <Link to="/" className={classes.home} aria-label={copy.home} onFollow={startOver}>
          <Logo />
        </Link>
        <button
          type="button"
          className={classes.toggle}
          popoverTarget={MENU_ID}
          aria-controls={MENU_ID}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {isOpen ? <IconX size={22} aria-hidden /> : <IconMenu2 size={22} aria-hidden />}
          {isOpen && copy.close} {isOpen ? <VisuallyHidden>{copy.menu}</VisuallyHidden> : copy.menu}
        </button>
        {/* Clicks bubble up from the links, as does Enter on a link. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <nav
          ref={menu}
          id={MENU_ID}
          popover="auto"
          data-open={isOpen || undefined}
          className={classes.menu}
          aria-label={copy.mainNavigation}
          onClick={closeAfterLink}
        >
          <ul className={classes.links}>
            {linksOf(composition(), 'main').map(({ path, name }) => (
              <li key={path}>
                <NavLink to={path} className={classes.link}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
          <SiteSearch onLeave={close} />
          <PlaceChoice isMenuOpen={isOpen} />
          <Slot name="header.tools" />
          <Button component={Link} to={contactLink.path} className={classes.contact}>
            {contactLink.name}
          </Button>
        </nav>
      </Container>
    </header>
  );
}
